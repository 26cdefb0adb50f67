# SPDX-License-Identifier: MIT

.PHONY: help run run-gtk web test bench format lint golden pictures clean

help:
	@echo "make run     the gallery in a browser (RUN=--no-browser: only serve it)"
	@echo "make run-gtk the gallery as a GTK app"
	@echo "make web     the npm package's files, in Web/dist (LOOK=ring: and a module with that look only)"
	@echo "make test    everything; LANES=\"lint swift\" picks lanes"
	@echo "make bench   measures against the budgets"
	@echo "make format  formats the Swift sources"
	@echo "make lint    checks their form"
	@echo "make golden  rewrites the golden files and shows what changed"
	@echo "make pictures draws and films what the hosts show, in .build/pictures; PICTURES=ios (or gtk, web): of one host;"
	@echo "              PICTURES=ring: of one look; PICTURES=--keep: for the documentation as well"
	@echo "make clean   removes what was built, and the Python tools"

run:
	@scripts/run.sh $(RUN)

run-gtk:
	@scripts/run-gtk.sh

web:
	@scripts/build-web.sh
	@[ -z "$(LOOK)" ] || scripts/build-web-module.sh $(LOOK)

test:
	@scripts/test.sh $(LANES)

bench:
	@scripts/bench.sh

format:
	@scripts/lint.sh --fix

lint:
	@scripts/lint.sh

golden:
	@scripts/golden.sh

pictures:
	@scripts/pictures.sh $(PICTURES)

clean:
	rm -rf .build .build-* .venv Web/dist
	find Tests scripts -name __pycache__ -prune -exec rm -rf {} +
	find Tests -name '*.actual' -delete
