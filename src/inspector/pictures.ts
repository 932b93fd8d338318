/** The pictures that an element shows: one that cannot be loaded is taken away or hidden. */
export const shownPictures = (element: Element): readonly HTMLImageElement[] =>
  [...(element.shadowRoot?.querySelectorAll("img") ?? [])].filter(({ style }) => style.display !== "none");
