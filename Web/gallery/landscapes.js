// SPDX-License-Identifier: MIT

// Small landscapes, drawn from a number. The same number gives the same picture.

const svg = 'http://www.w3.org/2000/svg';

/** A repeatable stream of numbers in 0…1. */
export function stream(seed) {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Sky at the top and at the horizon, the sun or moon, the farthest and the nearest ground.
const hours = [
  { name: 'dawn', sky: ['#f6b8a0', '#fde3c4'], orb: '#fff3d6', ground: ['#c98f8f', '#4a3a52'] },
  { name: 'morning', sky: ['#8cc0d6', '#e8f1e4'], orb: '#fff8e1', ground: ['#9dbfb0', '#2f5d50'] },
  { name: 'noon', sky: ['#4f9ac9', '#cfe7ee'], orb: '#ffffff', ground: ['#86b08c', '#2a5a3f'] },
  { name: 'haze', sky: ['#cfd3cf', '#efeae0'], orb: '#fdf6e3', ground: ['#b4bcb4', '#59655f'] },
  { name: 'gold', sky: ['#e9a552', '#fbe2a8'], orb: '#fff7d9', ground: ['#d08d4c', '#5b3a2b'] },
  { name: 'dusk', sky: ['#5b4b8a', '#f0917a'], orb: '#ffd9a8', ground: ['#8a5a80', '#2a2344'] },
  { name: 'night', sky: ['#101a38', '#3d5a80'], orb: '#f4f1de', ground: ['#33507a', '#0b1328'] },
  { name: 'storm', sky: ['#3f4c5c', '#9aa9b2'], orb: '#d7dee2', ground: ['#6f808a', '#232d36'] },
];

/**
 * The hour of the day in picture `seed`, an index that the words of an entry can use as well.
 * Neighbours differ, and eight in a row show all eight.
 */
export function hourOf(seed) {
  return (((seed * 5 + Math.floor(seed / 8) * 2) % hours.length) + hours.length) % hours.length;
}

function mix(from, to, amount) {
  const part = (color, at) => parseInt(color.slice(at, at + 2), 16);
  const channel = (at) => {
    const value = part(from, at) + (part(to, at) - part(from, at)) * amount;
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function shape(name, attributes) {
  const node = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

/** A ridge from left to right as a closed path that reaches the bottom. */
function ridge(random, width, height, level, roughness) {
  const steps = Math.max(3, Math.round(width / 26));
  const phase = random() * 6.3;
  const pace = 0.7 + random() * 1.1;
  let path = `M0 ${height}V${level.toFixed(1)}`;
  let last = level;
  for (let index = 1; index <= steps; index += 1) {
    const x = (index / steps) * width;
    const swell = Math.sin(phase + index * pace) * roughness;
    const next = level + swell + (random() - 0.5) * roughness;
    const middle = x - width / steps / 2;
    path += `C${middle.toFixed(1)} ${last.toFixed(1)} ${middle.toFixed(1)} ${next.toFixed(1)} `
      + `${x.toFixed(1)} ${next.toFixed(1)}`;
    last = next;
  }
  return `${path}V${height}Z`;
}

function tree(x, foot, size, color) {
  return shape('path', {
    d: `M${x} ${foot - size}L${x + size * 0.24} ${foot}H${x - size * 0.24}Z`, fill: color,
  });
}

/** Adds the gradients of all skies to the document, once. */
export function installSkies() {
  const holder = shape('svg', { width: 0, height: 0, 'aria-hidden': 'true', class: 'skies' });
  const defs = holder.appendChild(shape('defs', {}));
  hours.forEach((hour, index) => {
    const sky = defs.appendChild(shape('linearGradient', { id: `sky-${index}`, x2: 0, y2: 1 }));
    sky.append(
      shape('stop', { offset: 0, 'stop-color': hour.sky[0] }),
      shape('stop', { offset: 0.75, 'stop-color': hour.sky[1] }),
    );
  });
  document.body.prepend(holder);
}

/** The landscape of `seed` as an SVG element, `width` by `height` in its own units. */
export function landscape(seed, width, height) {
  const random = stream(seed);
  const index = hourOf(seed);
  const hour = hours[index];
  const picture = shape('svg', {
    viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true',
  });
  picture.append(shape('rect', { width, height, fill: `url(#sky-${index})` }));

  const orb = { x: width * (0.2 + random() * 0.6), y: height * (0.18 + random() * 0.26) };
  const radius = height * (0.07 + random() * 0.06);
  picture.append(
    shape('circle', { cx: orb.x, cy: orb.y, r: radius * 1.9, fill: hour.orb, opacity: 0.18 }),
    shape('circle', { cx: orb.x, cy: orb.y, r: radius, fill: hour.orb }),
  );

  const isShore = random() < 0.45;
  const layers = isShore ? 2 : 3 + Math.floor(random() * 2);
  const horizon = height * (isShore ? 0.56 : 0.5);
  for (let layer = 0; layer < layers; layer += 1) {
    const depth = layers === 1 ? 1 : layer / (layers - 1);
    const level = horizon + (isShore ? layer * 0.04 : (layer / layers) * 0.46) * height;
    const fill = mix(hour.ground[0], hour.ground[1], isShore ? depth * 0.6 : depth);
    picture.append(shape('path', {
      d: ridge(random, width, height, level, height * (0.05 + 0.07 * (1 - depth))), fill,
    }));
  }
  if (isShore) {
    const water = height * 0.66;
    picture.append(shape('rect', {
      y: water, width, height: height - water, fill: mix(hour.sky[0], hour.sky[1], 0.45),
    }));
    for (let line = 0; line < 4; line += 1) {
      const y = water + height * (0.035 + line * 0.06);
      const length = radius * (2.4 - line * 0.35) * (0.7 + random() * 0.6);
      picture.append(shape('rect', {
        x: orb.x - length / 2, y, width: length, height: height * 0.014, rx: height * 0.007,
        fill: hour.orb, opacity: 0.75 - line * 0.14,
      }));
    }
    picture.append(shape('path', {
      d: ridge(random, width, height, height * 0.93, height * 0.04), fill: hour.ground[1],
    }));
  } else {
    const count = 2 + Math.floor(random() * 5);
    for (let number = 0; number < count; number += 1) {
      const size = height * (0.1 + random() * 0.12);
      picture.append(tree(width * random(), height * (0.97 + random() * 0.05), size,
        mix(hour.ground[1], '#000000', 0.25)));
    }
  }
  return picture;
}
