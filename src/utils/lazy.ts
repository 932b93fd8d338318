/** A value from a chunk: loaded once, at first use. After a failed load, the next call retries. */
export interface Lazy<Value> {
  load(): Promise<Value>;
  /** The value; undefined until it is loaded. */
  readonly current: Value | undefined;
}

export function lazy<Value>(loadValue: () => Promise<Value>): Lazy<Value> {
  let current: Value | undefined;
  let loading: Promise<Value> | undefined;
  return {
    get current() {
      return current;
    },
    load() {
      loading ??= loadValue().then(
        (value) => (current = value),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
