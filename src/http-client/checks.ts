/** Fields of an option or a request. A script may have written them without checking their types. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * @param fields for each field of an option or a request, whether the field is valid
 * @throws TypeError that names the first invalid field, without its value (S18)
 */
export function check(fields: Readonly<Record<string, boolean>>, prefix = ""): void {
  for (const [field, isValid] of Object.entries(fields))
    if (!isValid) throw new TypeError(`\`${prefix}${field}\` is not valid`);
}

/** Whether a timer can wait for this many milliseconds. With a larger number, a timer would end at once. */
export const isTime = (value: unknown): boolean => typeof value === "number" && value >= 0 && value < 2 ** 31;

/**
 * Runs a built-in function and hides its own errors, because they contain values (S18).
 *
 * @throws TypeError that names the field, if the function throws or returns undefined
 */
export function made<Value>(make: () => Value, field: string): Value {
  let value: Value | undefined;
  try {
    value = make();
  } catch {
    // The check below reports the problem.
  }
  check({ [field]: value !== undefined });
  return value as Value;
}
