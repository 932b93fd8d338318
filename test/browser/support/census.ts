import type { Page } from "playwright-core";

/**
 * Script that counts listeners on window and document, intervals, timeouts and observers. It must run before
 * the library.
 */
export const census = `<script>
  const alive = { listeners: 0, timers: 0, observers: 0 };
  window.alive = alive;
  for (const target of [window, document]) {
    const add = target.addEventListener, remove = target.removeEventListener;
    const known = new Set();
    const key = (type, listener, options) => [type, ids(listener), !!(options && (options === true || options.capture))].join();
    target.addEventListener = function (type, listener, options) {
      if (listener && !known.has(key(type, listener, options))) { known.add(key(type, listener, options)); alive.listeners += 1; }
      return add.call(this, type, listener, options);
    };
    target.removeEventListener = function (type, listener, options) {
      if (known.delete(key(type, listener, options))) alive.listeners -= 1;
      return remove.call(this, type, listener, options);
    };
  }
  const numbers = new Map();
  function ids(listener) { if (!numbers.has(listener)) numbers.set(listener, numbers.size); return numbers.get(listener); }
  const running = new Set();
  for (const [set, clear, once] of [["setInterval", "clearInterval", false], ["setTimeout", "clearTimeout", true]]) {
    const start = window[set], stop = window[clear];
    window[set] = (run, wait, ...rest) => {
      const id = start(once ? (...given) => { running.delete(id); run(...given); } : run, wait, ...rest);
      running.add(id);
      return id;
    };
    window[clear] = (id) => { running.delete(id); stop(id); };
  }
  Object.defineProperty(alive, "timers", { get: () => running.size, enumerable: true });
  const watching = new Set();
  for (const name of ["MutationObserver", "IntersectionObserver", "ResizeObserver"]) {
    const Native = window[name];
    window[name] = class extends Native {
      observe(...args) { watching.add(this); return super.observe(...args); }
      disconnect() { watching.delete(this); return super.disconnect(); }
    };
  }
  Object.defineProperty(alive, "observers", { get: () => watching.size, enumerable: true });
</script>`;

/** Number of live listeners, timers and observers of a page. */
export interface Census {
  readonly listeners: number;
  readonly timers: number;
  readonly observers: number;
}

/** Current counts of a page that contains the script `census`. */
export const aliveIn = (page: Page): Promise<Census> =>
  page.evaluate(() => ({ ...(window as unknown as { alive: Census }).alive }));
