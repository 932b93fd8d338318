/**
 * The members of `document`, read from its prototype: an element such as `<img name="querySelector">` hides
 * the member with its name (S25). The loader has its own file, because it imports nothing from other layers.
 */
export const pageDocument = new Proxy({} as Omit<Document, "nodeType">, {
  get(_, name) {
    const value: unknown = Reflect.get(Object.getPrototypeOf(document) as object, name, document);
    return typeof value === "function" ? (value.bind(document) as unknown) : value;
  },
});
