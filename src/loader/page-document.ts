/**
 * Gives access to the members of `document` through its prototype, because an element such as `<img
 * name="querySelector">` hides the member of that name (S25). The loader does not share the file
 * `src/utils/page-document.ts`, because it imports nothing from other layers.
 */
export const pageDocument = new Proxy({} as Omit<Document, "nodeType">, {
  get(_, name) {
    const value: unknown = Reflect.get(Object.getPrototypeOf(document) as object, name, document);
    return typeof value === "function" ? (value.bind(document) as unknown) : value;
  },
});
