/**
 * A global variable that a script has set, or undefined. Only own properties of the window count: an element with this
 * name as its id is visible there too, but is not an own property (S25).
 */
export function readGlobal(name: string, scope: object = globalThis): unknown {
  return Object.hasOwn(scope, name) ? (scope as Readonly<Record<string, unknown>>)[name] : undefined;
}
