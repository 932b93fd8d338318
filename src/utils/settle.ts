/**
 * Converts the outcome of a promise to a value, so that a failure does not end a group of promises.
 * `Promise.allSettled` is not used: older polyfills lack it.
 */
export const settle = <Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> =>
  promise.then(
    (value) => ({ status: "fulfilled", value }),
    (reason: unknown) => ({ status: "rejected", reason }),
  );
