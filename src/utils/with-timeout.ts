/** The promise's value, or what `tooLate` gives after so many milliseconds; `tooLate` may throw instead. */
export function withTimeout<Value>(
  milliseconds: number,
  promise: Promise<Value>,
  tooLate: () => Value,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  }).then(tooLate);
  return Promise.race([promise, limit]).finally(() => {
    clearTimeout(timer);
  });
}
