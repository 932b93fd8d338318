/** Goes before everything else of the page: notes each timer from now on, by its delay, for as long as it is alive. */
const delays = new Map<unknown, number>();

const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: stopRepeating } = window;

Object.assign(window, {
  setTimeout(run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) {
    const id = start(() => {
      delays.delete(id);
      run(...given);
    }, delay);
    delays.set(id, delay);
    return id;
  },
  clearTimeout(id: number | undefined) {
    delays.delete(id);
    stop(id);
  },
  setInterval(run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) {
    const id = repeat(run, delay, ...given);
    delays.set(id, delay);
    return id;
  },
  clearInterval(id: number | undefined) {
    delays.delete(id);
    stopRepeating(id);
  },
});

export interface AliveTimers {
  /** Of a second or less: what counts. */
  readonly counting: number;
  /** Longer ones: the lobby's next reading. */
  readonly longer: number;
}

export function aliveTimers(): AliveTimers {
  const counting = [...delays.values()].filter((delay) => delay <= 1000).length;
  return { counting, longer: delays.size - counting };
}
