/** Text of escaped markup, such as a code sample of a page as a reader copies it. */
export const unescapedMarkup = (markup: string): string =>
  markup
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&#10;", "\n")
    .replaceAll("&amp;", "&");

/** Code of a highlighted sample. */
export const codeOf = (markup: string): string => unescapedMarkup(markup.replace(/<\/?span[^>]*>/g, ""));
