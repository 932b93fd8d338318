/**
 * Limits how long a promise is waited for.
 * @param onTimeout called when the time is over; gives the value, or throws
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
