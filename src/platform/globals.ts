/**
 * A global that a script has set, or undefined. Only own properties count: an element whose id is that name
 * appears on the window too, but never as its own property (S25).
 */
export function readGlobal(name: string, scope: object = globalThis): unknown {
  return Object.hasOwn(scope, name) ? (scope as Readonly<Record<string, unknown>>)[name] : undefined;
}
