// SPDX-License-Identifier: MIT

// The text of a recording, in the words of a replay file. Loaded only when it is asked for. The
// numbers of an event are those of Sources/TugWeb/Recording.swift.

// The level of an element that records.
const recorder = 4;
const edges = ['header', 'footer'];
const reveals = ['never', 'atEdge', 'always'];
const outcomes = ['success', 'failure', 'cancelled', 'noMore'];
const flag = (value) => (value ? 'on' : 'off');

function motion([kind, duration, a, b, c, d]) {
  return ['immediate', `${duration}s cubic ${a} ${b} ${c} ${d}`, `${duration}s spring ${a}`][kind];
}

function trigger(kind, distance) {
  return ['on release', 'on distance', `prefetch ${distance}`, `prefetch ${distance} viewports`, 'tap'][kind];
}

function options([
  role, extent, pull, hold, placement, ...rest
]) {
  const dwell = rest.slice(0, 4).map((time) => `${time}s`).join(' ');
  const [reveal, retreat] = [rest.slice(4, 10), rest.slice(10, 16)].map(motion);
  const [kind, distance, start, visibility, fill, empty, minimum, offset] = rest.slice(16);
  return [
    `role ${['refresh', 'load'][role]} extent ${extent} trigger ${pull} hold ${hold} growth 0`,
    `placement ${['attached', 'pinned', 'behind'][placement]} dwell ${dwell} reveal ${reveal}`,
    `retreat ${retreat} ${trigger(kind, distance)} ${['anywhere', 'from edge'][start]}`,
    `visibility ${['always', 'fills', 'notEmpty'][visibility]} fill ${flag(fill)} empty ${flag(empty)}`,
    `minimum ${minimum}s offset ${offset}`,
  ].join(' ');
}

const lines = [
  ([edge, ...rest]) => `${edges[edge]} ${options(rest)}`,
  ([edge]) => `remove ${edges[edge]}`,
  ([viewport, content, ...rest]) => {
    const [start, end, safeStart, safeEnd, scale] = rest;
    return `geometry viewport ${viewport} content ${content} base ${start} ${end} safe ${safeStart} ${safeEnd} scale ${scale}`;
  },
  ([offset, isDown]) => `${isDown ? 'drag' : 'glide'} ${offset}`,
  ([place]) => `pointer ${place}`,
  () => 'down',
  ([velocity]) => `up ${velocity}`,
  () => 'cancel',
  () => 'attach',
  () => 'detach',
  ([isVisible]) => (isVisible ? 'foreground' : 'background'),
  ([edge, reveal, notifies]) => `begin ${edges[edge]} reveal ${reveals[reveal]} notify ${flag(notifies)}`,
  ([edge, outcome, hasMore, owner, token]) => {
    const name = token === undefined ? '' : ` token ${owner === edge ? '' : `${edges[owner]} `}${token}`;
    return `end ${edges[edge]} ${outcomes[outcome]}${hasMore ? ' hasMore' : ''}${name}`;
  },
  ([edge]) => `reset ${edges[edge]}`,
  ([edge]) => `tap ${edges[edge]}`,
  ([edge, isEnabled]) => `enabled ${edges[edge]} ${flag(isEnabled)}`,
  ([edge, isHidden]) => `hidden ${edges[edge]} ${flag(isHidden)}`,
  ([isExclusive]) => `exclusive ${flag(isExclusive)}`,
  ([isReduced, isRightToLeft, scale]) =>
    `preferences ${isReduced ? 'reduced' : 'full'} ${isRightToLeft ? 'rtl' : 'ltr'} text ${scale}`,
  () => 'frame',
];

/** The numbers of an event of the last recording, or none after the last. */
function recorded(own, index) {
  return [...own._numbers(own._call('recorded', index) ?? 0)];
}

/** Begins anew with an engine that can record, and has all looks. */
async function start(own, load) {
  const wasOpen = own._isOpen();
  await load(2, new URL('./tug-recording.wasm', import.meta.url));
  own._level = recorder;
  if (!wasOpen) return;
  own._reopen();
  await own._connection;
  own._call('record', 1);
}

/** Ends the recording of an element, if it has one, and writes it as a replay. */
function stop(own) {
  const session = own._level === recorder && own._isOpen();
  if (session) own._call('record', 0);
  let text = `# Recorded in a browser on ${new Date().toISOString().slice(0, 10)}\nfixture raw\n`;
  let last;
  for (let index = 0; ; index += 1) {
    const [time, kind, ...values] = session ? recorded(own, index) : [];
    if (kind === undefined) return text;
    text += `${time === last ? '' : `@${time}s `}${lines[kind](values)}\n`;
    last = time;
  }
}

/** Begins a recording with a function that loads an engine, or ends it. */
export default (own, load) => (load ? start(own, load) : stop(own));
