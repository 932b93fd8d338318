/* oxlint-disable vetrina/replaced-built-ins -- the loader imports nothing from other layers */
function itself(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key];
}

/** Converts plain objects and strings to JSON. It ignores `toJSON` methods, which old scripts add to built-ins. */
export const stringifyJson = (value: object): string => JSON.stringify(value, itself);
