/**
 * Hides the enumerable members that old scripts add to `Object.prototype`, because the browser would read
 * them as options. The object keeps its prototype, whose methods scripts may call.
 */
export function hideInherited<Members extends object>(options: Members): Members {
  for (const name in options)
    if (!Object.hasOwn(options, name)) Object.defineProperty(options, name, { value: undefined });
  return options;
}

/** A copy of the object's own members that inherits nothing, so that `for … in` visits only these. */
export const withoutPrototype = <const Members extends object>(members: Members): Members =>
  Object.assign(Object.create(null) as object, members) as Members;
