/**
 * The members of `document`, read from its own prototype: an element of the page hides the member of the same name, as
 * in `<img name="querySelector">` (S25). It is a separate file, because the loader imports nothing from other layers.
 */
export const pageDocument = new Proxy({} as Omit<Document, "nodeType">, {
  get(_, name) {
    const value: unknown = Reflect.get(Object.getPrototypeOf(document) as object, name, document);
    return typeof value === "function" ? (value.bind(document) as unknown) : value;
  },
});
