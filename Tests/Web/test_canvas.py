# SPDX-License-Identifier: MIT
"""The canvas of a strip: large enough for all that is painted and seen, and not larger."""

import io

import pytest
from PIL import Image

# Writes down what is painted outside the canvas but inside the element, in CSS pixels.
WATCH = """() => {
  window.missing = [];
  window.painted = 0;
  const prototype = CanvasRenderingContext2D.prototype;
  const points = new WeakMap();
  const clips = new WeakMap();
  const of = (context) => points.get(context) ?? [];
  const add = (context, ...values) => {
    const matrix = context.getTransform();
    const list = points.get(context) ?? [];
    for (let at = 0; at < values.length; at += 2) list.push(matrix.transformPoint(new DOMPoint(values[at], values[at + 1])));
    points.set(context, list);
  };
  const judge = (context, list, margin) => {
    const { canvas } = context;
    // A canvas of no size keeps no transform.
    if (!canvas.isConnected || !canvas.width || context.globalAlpha < 0.004 || clips.get(context)) return;
    painted += 1;
    const ratio = devicePixelRatio;
    const scale = Math.sqrt(Math.abs(context.getTransform().a * context.getTransform().d - context.getTransform().b * context.getTransform().c)) / ratio;
    const own = canvas.getBoundingClientRect();
    // At the end of the content the list ends what is seen.
    const { parentNode } = canvas;
    const seen = (parentNode.className === 'footer' ? parentNode : tug).getBoundingClientRect();
    for (const { x, y } of list) {
      const [left, top] = [own.left + x / ratio, own.top + y / ratio];
      const reach = margin * scale;
      // Less than a pixel at the edge is nothing to see.
      const isSeen = Math.min(left - seen.left, seen.right - left, top - seen.top, seen.bottom - top) > 0.6;
      const over = Math.max(
        own.left - Math.max(left - reach, seen.left), own.top - Math.max(top - reach, seen.top),
        Math.min(left + reach, seen.right) - own.right, Math.min(top + reach, seen.bottom) - own.bottom);
      if (isSeen && over > 0.6) missing.push([over, left, top, own.left, own.top, own.right, own.bottom]);
    }
  };
  const wrap = (name, before) => {
    const method = prototype[name];
    const wrapped = function (...values) {
      before(this, values);
      return method.apply(this, values);
    };
    Object.defineProperty(wrapped, 'length', { value: method.length });
    prototype[name] = wrapped;
  };
  let pen = [0, 0];
  const steps = (count, body) => { for (let step = 1; step <= count; step += 1) body(step / count); };
  wrap('beginPath', (context) => points.set(context, []));
  for (const name of ['moveTo', 'lineTo']) wrap(name, (context, [x, y]) => { pen = [x, y]; add(context, x, y); });
  wrap('quadraticCurveTo', (context, [a, b, x, y]) => {
    const [u, v] = pen;
    steps(16, (t) => add(context, (1 - t) ** 2 * u + 2 * t * (1 - t) * a + t * t * x, (1 - t) ** 2 * v + 2 * t * (1 - t) * b + t * t * y));
    pen = [x, y];
  });
  wrap('bezierCurveTo', (context, [a, b, c, d, x, y]) => {
    const [u, v] = pen;
    const at = (t, p, q, r, s) => (1 - t) ** 3 * p + 3 * t * (1 - t) ** 2 * q + 3 * t * t * (1 - t) * r + t ** 3 * s;
    steps(24, (t) => add(context, at(t, u, a, c, x), at(t, v, b, d, y)));
    pen = [x, y];
  });
  wrap('arc', (context, [x, y, radius, start, end]) => {
    steps(32, (t) => add(context, x + radius * Math.cos(start + t * (end - start)), y + radius * Math.sin(start + t * (end - start))));
  });
  wrap('roundRect', (context, [x, y, width, height]) => add(context, x, y, x + width, y, x, y + height, x + width, y + height));
  wrap('fill', (context) => judge(context, of(context), 0));
  wrap('stroke', (context) => judge(context, of(context), context.lineWidth / 2));
  wrap('clip', (context) => clips.set(context, true));
  wrap('restore', (context) => clips.set(context, false));
  wrap('reset', (context) => clips.set(context, false));
}"""
LOOKS = (
    "standard classic balls ring dots wave drop two-arc bars curve frames weather bounce wheel bun orbit".split()
)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("strip", ["header", "footer"])
def test_nothing_that_is_seen_is_outside_the_canvas(page, look, strip):
    page.page.add_init_script(f"({WATCH})()")
    page.ready(**{"look": look} if strip == "header" else {"footer-look": look, "footer": "pull", "no-header": ""}, hold=700)
    way = 1
    if strip == "footer":
        page.run("tug.scroller.scrollTop = 1e6")
        page.rest()
        way = -1
    start = 334 - way * 300
    page.down(start)
    for step in range(1, 31):
        page.move(start + way * step * 18)
        if page.run("tug.progress") > 1.5:
            break
    page.rest()
    phase = "tug.phase" if strip == "header" else "tug.footerPhase"
    assert page.run(phase) == "armed"
    page.up()
    page.until(f"{phase} === 'idle'")
    assert page.run("painted") > 20
    assert page.run("missing.sort((a, b) => b[0] - a[0]).slice(0, 3)") == []


@pytest.mark.parametrize("slot", ["own", "scroller"])
def test_what_a_strip_shows_outside_its_room_is_seen_while_the_list_is_displaced(page, slot):
    page.ready(look="curve", trigger="distance", hold="open", slot=slot)
    # Colours that cannot be mistaken, on a list that shows nothing through.
    page.run("tug.scroller.style.background = 'rgb(0, 200, 0)', tug.style.background = 'rgb(0, 0, 200)', 0")
    page.down(100)
    page.drag(100, 500, steps=30)
    assert page.run("tug.phase") == "refreshing"
    assert page.shown > 40

    def is_whole():
        """From the outer edge to the content, all is the sheet."""
        picture = Image.open(io.BytesIO(page.page.screenshot())).convert("RGB")
        gap = page.run("list.querySelector('.row').getBoundingClientRect().top")
        assert gap > 50
        column = {picture.getpixel((20, round(y * 2))) for y in range(2, round(gap) - 2)}
        return all(red > 40 for red, _, _ in column)

    page.wait(700)
    assert is_whole()
    page.up()
    page.until("!moved.style.transform")
    page.rest()
    assert is_whole()
    # A scroll takes it along, and another back to the edge leaves it there.
    for top in (4, 0):
        page.run(f"tug.scroller.scrollTop = {top}")
        page.rest()
        canvas = "document.querySelector('[data-tug]')?.shadowRoot ?? tug.shadowRoot"
        assert page.run(f"({canvas}).querySelector('[part~=header]')?.parentNode.className") == "hold"
        assert is_whole()


@pytest.mark.parametrize("look", ["standard", "wave", "bounce"])
def test_a_footer_makes_the_list_longer_by_its_room_alone(page, look):
    page.ready(footer="tap", footer_look=look, rows=30)
    room = "tug.shadowRoot.querySelector('.footer').offsetHeight"
    longer = "tug.scroller.scrollHeight - list.offsetHeight"
    assert page.run(longer) == page.run(room)
    page.run("tug.scroller.scrollTop = 1e6")
    page.rest()
    assert page.run(longer) == page.run(room)


@pytest.mark.parametrize("look", ["standard", "classic"])
def test_a_text_that_is_too_long_for_its_strip_is_ended_and_not_squeezed(page, look):
    page.page.add_init_script("""
      window.texts = [];
      const fill = CanvasRenderingContext2D.prototype.fillText;
      CanvasRenderingContext2D.prototype.fillText = function (text, x, y, width) {
        texts.push([text, this.measureText(text).width / (width ?? Infinity)]);
        return fill.call(this, text, x, y, width);
      };
    """)
    words = "Pull down and let go for all that is new 😀 " * 3
    page.ready(look=look)
    page.run(f"tug.texts = {{ pull: {words!r}, release: 'Release', refreshing: 'Refreshing' }}, 0")
    page.rest()
    page.down(100)
    page.drag(100, 200)
    long = [shown for shown in page.run("texts") if words.startswith(shown[0][:20])]
    assert long
    for text, part in long:
        assert text.endswith("…") and words.startswith(text[:-1])
        # What is little is squeezed unseen.
        assert 0.8 < part <= 1.12
    page.run("texts.length = 0, 0")
    page.drag(200, 500)
    assert "Release" in [text for text, _ in page.run("texts")]
    page.up()
