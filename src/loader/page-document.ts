/**
 * The members of `document`, read from its own prototype, because an element of the page can hide the member
 * with its name, as in `<img name="querySelector">` (S25). It is a separate file, because the loader imports
 * nothing from other layers.
 */
export const pageDocument = new Proxy({} as Omit<Document, "nodeType">, {
  get(_, name) {
    const value: unknown = Reflect.get(Object.getPrototypeOf(document) as object, name, document);
    return typeof value === "function" ? (value.bind(document) as unknown) : value;
  },
});
