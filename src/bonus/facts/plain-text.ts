/** A longer description is not searched, because its figures cannot be distinguished with certainty. */
const maxLength = 3000;

const tags = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi;
const blocks = /^(?:p|div|ul|ol|li|br|h[2-6])$/i;
const inline = /^(?:b|strong|i|em|span|a|u)$/i;

const entities: Readonly<Record<string, string>> = { nbsp: " ", euro: "€", amp: "&", rsquo: "’", times: "×" };

/**
 * The text of a description, one line per block. Undefined if it has markup whose effect on the text is not
 * certain, such as a struck-out amount, a table, or a comment.
 */
export function plainText(markup: string): string | undefined {
  if (markup.length > maxLength) return undefined;
  let isCertain = true;
  const text = markup
    .replace(/\s+/g, " ")
    .replace(tags, (_, name: string) => {
      if (blocks.test(name)) return "\n";
      if (!inline.test(name)) isCertain = false;
      return "";
    })
    .replace(/&(#?\w+);/g, (_, name: string) => {
      const character = entities[name];
      if (character === undefined) isCertain = false;
      return character ?? "";
    });
  // Special space characters are common between a figure and its sign, so they become normal spaces.
  return isCertain && !/[<>]/.test(text) ? text.replace(/[^\S\n]+/g, " ") : undefined;
}
