/*
 * Checks of objects without `instanceof` and without global constructors. Scripts of a page replace global
 * constructors, and objects of another window have different constructors.
 */

/**
 * A member that the object inherits, because fields of a form hide the form's own members, as in `<input
 * name="nodeType">` (S25).
 */
function inherited(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Reflect.get((Object.getPrototypeOf(value) as object | null) ?? {}, name, value);
}

export const isElement = (value: unknown): value is Element => inherited(value, "nodeType") === 1;

export const isHtmlElement = (value: unknown): value is HTMLElement =>
  isElement(value) && inherited(value, "namespaceURI") === "http://www.w3.org/1999/xhtml";

export const isSlot = (value: unknown): value is HTMLSlotElement =>
  isHtmlElement(value) && value.localName === "slot";

export const isText = (value: unknown): value is Text => inherited(value, "nodeType") === 3;

export const isDocument = (value: unknown): value is Document => inherited(value, "nodeType") === 9;

export const isShadowRoot = (value: unknown): value is ShadowRoot =>
  inherited(value, "nodeType") === 11 && inherited(value, "host") !== undefined;

const tagOf = (value: unknown) => Object.prototype.toString.call(value);

export const isDomException = (value: unknown): value is DOMException =>
  tagOf(value) === "[object DOMException]";

/** True for errors of the language and of the DOM, and of classes that extend them. */
export const isError = (value: unknown): value is Error =>
  tagOf(value) === "[object Error]" || isDomException(value);

/** True for promises of any library. */
export const isPromise = <Value>(value: Value | PromiseLike<Value>): value is PromiseLike<Value> =>
  typeof (value as Partial<PromiseLike<Value>> | null | undefined)?.then === "function";

/** True for a JSON object: not null, not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Hides the enumerable members that old scripts add to `Object.prototype`, because the browser would read
 * them as options. The object keeps its prototype, whose methods scripts may call.
 */
export function hideInherited<Members extends object>(options: Members): Members {
  for (const name in options)
    if (!Object.hasOwn(options, name)) Object.defineProperty(options, name, { value: undefined });
  return options;
}

/** A copy of the object's own members that inherits nothing, so that `for … in` visits only these members. */
export const withoutPrototype = <const Members extends object>(members: Members): Members =>
  Object.assign(Object.create(null) as object, members) as Members;
