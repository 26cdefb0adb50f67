// SPDX-License-Identifier: MIT

measureReferences()
measureScrollSamples()
measureMotion()
report(table)
