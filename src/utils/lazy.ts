/** A value from a chunk: loaded once, at first use. After a failed load, the next call retries. */
export interface Lazy<Value> {
  load(): Promise<Value>;
  /**
   * Calls the listener once, asynchronously, when the value has been loaded by this or any other caller.
   *
   * @returns a function that removes the listener
   */
  onLoad(listener: (value: Value) => void): () => void;
  /** The value; undefined until it is loaded. */
  readonly current: Value | undefined;
}

export function lazy<Value>(loadValue: () => Promise<Value>): Lazy<Value> {
  let current: Value | undefined;
  let loading: Promise<Value> | undefined;
  const listeners = new Set<(value: Value) => void>();

  function notify(value: Value) {
    const waiting = [...listeners];
    listeners.clear();
    for (const listener of waiting) listener(value);
  }

  return {
    get current() {
      return current;
    },
    load() {
      loading ??= loadValue().then(
        (value) => {
          current = value;
          notify(value);
          return value;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    onLoad(listener) {
      listeners.add(listener);
      const value = current;
      if (value !== undefined) queueMicrotask(() => notify(value));
      return () => void listeners.delete(listener);
    },
  };
}
