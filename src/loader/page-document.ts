/**
 * The members of `document`, read from its prototype: an element of the page hides the member of its name, as in
 * `<img name="querySelector">` (S25). It has its own file here, because the loader imports nothing from other layers.
 */
export const pageDocument = new Proxy({} as Omit<Document, "nodeType">, {
  get(_, name) {
    const value: unknown = Reflect.get(Document.prototype, name, document);
    return typeof value === "function" ? (value.bind(document) as unknown) : value;
  },
});
