import { withoutPrototype } from "./objects";

/**
 * Not compatible with `Node`, so that the compiler rejects this object where functions of the DOM accept only
 * the real one.
 */
type Unclobbered<Target> = Omit<Target, "nodeType">;

/**
 * The object that has the member: the prototype if an element with this name hides the member, otherwise the
 * target itself.
 */
function holderOf(target: object, name: PropertyKey): object {
  const own: unknown = Object.getOwnPropertyDescriptor(target, name)?.value;
  const prototype = Object.getPrototypeOf(target) as object;
  return typeof own === "object" && name in prototype ? prototype : target;
}

/**
 * Gives access to the members of a document or a form that elements of the page hide: with `<img
 * name="cookie">`, `document.cookie` is that image (S25). A function or an accessor that a script has set is
 * not an element, so it is used.
 *
 * @param targetOf called at each use, because Node has no document
 */
export function unclobbered<Target extends object>(targetOf: () => Target): Unclobbered<Target> {
  const handler: ProxyHandler<Target> = {
    get(_, name) {
      const target = targetOf();
      const value: unknown = Reflect.get(holderOf(target, name), name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
    set(_, name, value) {
      const target = targetOf();
      return Reflect.set(holderOf(target, name), name, value, target);
    },
  };
  // The handler must not inherit anything, because inherited traps would run too.
  return new Proxy({} as Target, withoutPrototype(handler));
}

/**
 * Makes React use the page's document even if elements of the page hide its members. React reads the document
 * from this container and creates all nodes in it.
 */
export const protectContainer = (container: HTMLElement): HTMLElement =>
  Object.defineProperty(container, "ownerDocument", { value: pageDocument });

/** The page's document. Use it instead of `document` to read and to call its members. */
export const pageDocument = unclobbered(() => document);
