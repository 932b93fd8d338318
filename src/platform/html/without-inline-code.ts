/** A start tag that every parser ends at the same character. */
const startTag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** An attribute with its value. */
const attribute = /(?<=[\s"'/])([^\s"'=<>/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;

/**
 * Removes inline styles and event handlers. No sanitiser keeps them, but parsers report them to the page's content
 * security policy, even in an inert document (S02). The result is as untrusted as the input.
 */
export const withoutInlineCode = (html: string): string =>
  html.replace(startTag, (written) =>
    written.replace(attribute, (whole, name: string) => (/^(?:style|on.+)$/i.test(name) ? "" : whole)),
  );
