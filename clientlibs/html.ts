import { escapeMarkup } from "../src/definition/fallback";

/** Markup that is safe to print. Only `html` and `trusted` make it. */
export class Html {
  constructor(readonly markup: string) {}
}

/** What may stand between the pieces of a template; nothing is printed for the empty ones. */
export type Fragment = Html | string | number | false | null | undefined | readonly Fragment[];

function print(fragment: Fragment): string {
  if (fragment instanceof Html) return fragment.markup;
  if (Array.isArray(fragment)) return fragment.map(print).join("");
  if (fragment === false || fragment === null || fragment === undefined) return "";
  return escapeMarkup(String(fragment));
}

/** A template whose values are escaped, for element content and quoted attributes alike. */
export function html(pieces: TemplateStringsArray, ...values: readonly Fragment[]): Html {
  const printed = pieces.map((piece, index) => (index === 0 ? piece : print(values[index - 1]) + piece));
  return new Html(printed.join(""));
}

/** Markup from this repository, printed as it is. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

/** Attributes with a space before each; `true` prints the name alone, `undefined` nothing. */
export function attributes(values: Readonly<Record<string, string | true | undefined>>): Html {
  const written = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeMarkup(value ?? "")}"`));
  return new Html(written.join(""));
}
