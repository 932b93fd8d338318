/** A promise with its `resolve` and `reject` functions. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

export function createDeferred<Value>(): Deferred<Value> {
  let resolve!: Deferred<Value>["resolve"];
  let reject!: Deferred<Value>["reject"];
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}

/**
 * Converts the outcome of a promise to a value, so that a failure does not end a group of promises.
 * `Promise.allSettled` is not used: older polyfills lack it.
 */
export const settle = <Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> =>
  promise.then(
    (value) => ({ status: "fulfilled", value }),
    (reason: unknown) => ({ status: "rejected", reason }),
  );

/**
 * Settles like the promise or, after the time limit, with `onTimeout()`.
 * @param onTimeout called when the time is over; returns the value, or throws
 */
export function withTimeout<Value>(
  milliseconds: number,
  promise: Promise<Value>,
  onTimeout: () => Value,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  }).then(onTimeout);
  return Promise.race([promise, limit]).finally(() => {
    clearTimeout(timer);
  });
}
