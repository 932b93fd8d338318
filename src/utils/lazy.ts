/** Something that a chunk brings: loaded at first use, once; a failed load may be tried again. */
export interface Lazy<Value> {
  load(): Promise<Value>;
  /** Undefined until it has been loaded. */
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
