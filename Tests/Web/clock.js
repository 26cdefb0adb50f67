// SPDX-License-Identifier: MIT

// The clock of a page under test: time passes there when the test lets it, so that nothing depends on
// how fast the machine is. Comes before all scripts of a page. Frames are still the browser's own, so
// that it observes sizes and paints between them; only when they come, and what time they tell, is the
// test's. A page with `window.isLive` set before keeps the time of this machine.

(() => {
  const period = 1000 / 60;
  const {
    performance, requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout, clearInterval,
  } = window;
  const inFrame = (body) => new Promise((done) => {
    requestAnimationFrame.call(window, () => done(body()));
  });
  if (window.isLive) {
    const pass = (milliseconds) => new Promise((done) => { setTimeout.call(window, done, milliseconds); });
    window.clock = { pass, step: () => inFrame(() => {}), settled: (promise) => promise };
    return;
  }

  // What the browser does of itself, and what follows from a promise, has its turn.
  const channel = new MessageChannel();
  channel.port1.start();
  const turn = () => new Promise((done) => {
    channel.port1.addEventListener('message', done, { once: true });
    channel.port2.postMessage(0);
  });

  let now = 1000;
  let last = 1e9;
  let frames = new Map();
  const timers = new Map();
  const run = (body, ...values) => {
    try {
      body(...values);
    } catch (error) {
      reportError(error);
    }
  };
  const ring = () => {
    for (;;) {
      const [[id, timer] = []] = [...timers].filter(([, { at }]) => at <= now).sort(([, a], [, b]) => a.at - b.at);
      if (!timer) return;
      if (timer.every) timer.at += timer.every;
      else timers.delete(id);
      run(timer.body, ...timer.values);
    }
  };
  const draw = () => {
    const due = frames;
    frames = new Map();
    for (const body of due.values()) run(body, now);
  };
  const nextFrame = () => (Math.floor(now / period + 0.001) + 1) * period;
  const nextTimer = () => Math.min(...[...timers.values()].map(({ at }) => at));
  /** Goes on to a time, by way of all timers before. */
  const advance = async (time) => {
    while (nextTimer() <= time) {
      now = Math.max(now, nextTimer());
      ring();
      await turn();
    }
    now = Math.max(now, time);
  };

  const wait = (every) => (body, delay = 0, ...values) => {
    // What waits for nothing but its turn gets that.
    if (!(delay > 0) && !every) return setTimeout.call(window, body, 0, ...values);
    timers.set(last += 1, { body, values, at: now + delay, every: every && Math.max(1, delay) });
    return last;
  };
  const cease = (clear) => (id) => { if (!timers.delete(id)) clear.call(window, id); };
  performance.now = () => now;
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now });
  Object.assign(window, {
    setTimeout: wait(false),
    setInterval: wait(true),
    clearTimeout: cease(clearTimeout),
    clearInterval: cease(clearInterval),
    requestAnimationFrame(body) {
      frames.set(last += 1, body);
      return last;
    },
    cancelAnimationFrame(id) {
      frames.delete(id);
    },
  });

  // Touches come with the frames of a display, just before what the page draws then.
  let shown;
  const touched = ({ isTrusted }) => {
    if (!isTrusted) return;
    now = nextFrame();
    shown = inFrame(() => {
      ring();
      draw();
    });
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    addEventListener(type, touched, { capture: true, passive: true });
  }

  /** One frame of the browser, and of the page if it asked for one. */
  const step = async () => {
    await shown;
    const time = nextFrame();
    await advance(time);
    await inFrame(draw);
    await turn();
  };
  window.clock = {
    step,
    /** Lets time pass; while nothing wants a frame, it is gone at once. */
    async pass(milliseconds) {
      await shown;
      const end = now + milliseconds;
      while (frames.size ? nextFrame() <= end : nextTimer() <= end) {
        if (frames.size) await step();
        else await advance(nextTimer());
      }
      await advance(end);
    },
    /** Lets time pass until a promise is settled, for a minute at most, and gives what it gives. */
    async settled(promise) {
      if (!(promise instanceof Promise)) return promise;
      let isSettled = false;
      const settle = () => { isSettled = true; };
      promise.then(settle, settle);
      for (const end = now + 60_000; !isSettled && now < end;) await step();
      return Promise.race([promise, Promise.reject(Error('It is not settled.'))]);
    },
  };
})();
