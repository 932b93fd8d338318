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
