/** What rich text may be made of (S02). Everything else goes, with what is in it. */
export const allowedElements = [
  ...["p", "br", "b", "strong", "em", "i", "u", "small", "sup", "sub", "span"],
  ...["ul", "ol", "li", "a", "h2", "h3", "h4", "h5", "h6"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
] as const;

/** Boxes that editors write around text: they go, and their content stays. */
export const unwrappedElements = ["div", "section", "article", "header", "footer", "main", "font", "center"];

/** Attributes that stay, by element; `title` stays everywhere. No style, class, id or name from outside. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};

export const everywhere = "title";
