/** Delay of each active timer. This module must run before all others of the page. */
const delays = new Map<unknown, number>();

const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: stopRepeating } = window;

Object.assign(window, {
  setTimeout(run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) {
    const id = start(() => {
      delays.delete(id);
      run(...args);
    }, delay);
    delays.set(id, delay);
    return id;
  },
  clearTimeout(id: number | undefined) {
    delays.delete(id);
    stop(id);
  },
  setInterval(run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) {
    const id = repeat(run, delay, ...args);
    delays.set(id, delay);
    return id;
  },
  clearInterval(id: number | undefined) {
    delays.delete(id);
    stopRepeating(id);
  },
});

export interface AliveTimers {
  /** Timers of a second or less: the countdowns. */
  readonly counting: number;
  /** Longer timers: the next request to the lobby. */
  readonly longer: number;
}

export function aliveTimers(): AliveTimers {
  const counting = [...delays.values()].filter((delay) => delay <= 1000).length;
  return { counting, longer: delays.size - counting };
}
