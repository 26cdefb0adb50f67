// SPDX-License-Identifier: MIT

// Moving pictures of a page for the look of frames: GIF, APNG and WebP. Loaded when a page names one.

// The engine counts no further, and the pictures are shown in a box of 48 points.
const most = 4095;
const box = 48;

/** The type of a file by its first bytes; browsers ask for it, and servers do not always know. */
function typeOf(bytes) {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('GIF8')) return 'image/gif';
  if (start.startsWith('\x89PNG')) return 'image/png';
  return /^RIFF.{4}WEBP/s.test(start) ? 'image/webp' : '';
}

/** A picture in the middle of a square of the look's size, as it is with its proportions. */
function fitted(image, width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = box * Math.ceil(devicePixelRatio);
  const scale = canvas.width / Math.max(width, height);
  const [across, along] = [width * scale, height * scale];
  canvas.getContext('2d').drawImage(image, (canvas.width - across) / 2, (canvas.width - along) / 2, across, along);
  image.close();
  return canvas;
}

/** All pictures of a file and how long each is shown, in milliseconds. */
async function decode(data, type) {
  const decoder = new ImageDecoder({ data, type });
  await decoder.tracks.ready;
  const frames = [];
  const { frameCount } = decoder.tracks.selectedTrack;
  for (let frameIndex = 0; frameIndex < Math.min(most, frameCount); frameIndex += 1) {
    const { image } = await decoder.decode({ frameIndex });
    // What is faster than browsers show it is shown in a tenth of a second, as everywhere.
    const time = Math.round((image.duration ?? 0) / 1000);
    frames.push({ picture: fitted(image, image.displayWidth, image.displayHeight), time: time > 10 ? time : 100 });
  }
  decoder.close();
  return frames;
}

const common = (a, b) => (b ? common(b, a % b) : a);

/** Pictures that are all shown as long: those with more time come several times. */
function evened(frames) {
  const total = frames.reduce((sum, { time }) => sum + time, 0);
  const exact = frames.reduce((unit, { time }) => common(unit, time), 0);
  const frameTime = Math.max(exact, Math.ceil(total / most));
  const list = frames.flatMap(({ picture, time }) => new Array(Math.max(1, Math.round(time / frameTime))).fill(picture));
  return { frames: list.slice(0, most), frameTime };
}

/**
 * Reads the pictures of a file.
 *
 * @param address Where it is.
 * @returns A function that draws them, and the number by which the engine knows them. Where the
 *   browser cannot take a file apart there is one picture, the first, and `isStill` is true.
 */
export async function film(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw Error(`${address} answered ${answer.status}`);
  const data = await answer.arrayBuffer();
  const type = typeOf(new Uint8Array(data));
  const canDecode = globalThis.ImageDecoder && await ImageDecoder.isTypeSupported(type);
  const found = canDecode
    ? await decode(data, type)
    : [await createImageBitmap(new Blob([data], { type }))].map((image) =>
      ({ picture: fitted(image, image.width, image.height), time: 100 }));
  const { frames, frameTime } = evened(found);
  const { pictures } = await import('./pictures.js');
  return { show: pictures({ 0: frames }), number: frameTime * 4096 + frames.length, isStill: !canDecode };
}

/**
 * Brings the film of an element up to date with its attribute.
 *
 * @param own What it has; see `openControl`.
 */
export default async function readFilm(own) {
  const { _element: element } = own;
  const address = element.getAttribute('pictures');
  const tell = (message) =>
    element.dispatchEvent(new CustomEvent('tug-error', { detail: { kind: 'pictures', message } }));
  let found;
  try {
    found = address ? await film(new URL(address, document.baseURI).href) : undefined;
    if (found?.isStill) tell('This browser shows the first picture only.');
  } catch (error) {
    tell(`The pictures could not be shown: ${error.message}`);
  }
  if (element.getAttribute('pictures') !== address) return;
  own._film = found?.number;
  own._image = found?.show;
  own._configure();
}
