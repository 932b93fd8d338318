import { escapeMarkup } from "../src/description/fallback";

/** Markup that is safe to print. Only the functions of this module create it. */
export class Html {
  constructor(readonly markup: string) {}
}

/** A value in a template. `false`, `null` and `undefined` print nothing. */
export type Fragment = Html | string | number | false | null | undefined | readonly Fragment[];

function print(fragment: Fragment): string {
  if (fragment instanceof Html) return fragment.markup;
  if (Array.isArray(fragment)) return fragment.map(print).join("");
  if (fragment === false || fragment === null || fragment === undefined) return "";
  return escapeMarkup(String(fragment));
}

/** A template tag that escapes its values, for element content and for quoted attributes. */
export function html(pieces: TemplateStringsArray, ...values: readonly Fragment[]): Html {
  const printed = pieces.map((piece, index) => (index === 0 ? piece : print(values[index - 1]) + piece));
  return new Html(printed.join(""));
}

/**
 * Marks markup as safe, so that a template prints it without escaping. Use it only for markup from this
 * repository.
 */
export function trusted(markup: string): Html {
  return new Html(markup);
}

/** Prints attributes, each after a space. `true` prints the name without a value, `undefined` prints nothing. */
export function attributes(values: Readonly<Record<string, string | true | undefined>>): Html {
  const written = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeMarkup(value ?? "")}"`));
  return new Html(written.join(""));
}
