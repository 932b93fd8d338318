/** Elements that rich text may contain (S02). All other elements are removed with their content. */
export const allowedElements = [
  "p",
  "br",
  "b",
  "strong",
  "em",
  "i",
  "u",
  "small",
  "sup",
  "sub",
  "span",
  "ul",
  "ol",
  "li",
  "a",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
] as const;

/** Containers that editors write around text. The sanitiser removes them but keeps their content. */
export const unwrappedElements = ["div", "section", "article", "header", "footer", "main", "font", "center"];

/** Allowed attributes by element, in addition to `title`. Style, class, id and name are never allowed. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};

export const everywhere = "title";
