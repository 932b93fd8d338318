import { codeOf } from "../../support/unescaped-markup";

/** The section with this id on a page; empty if there is none. */
export function sectionIn(page: string | undefined, id: string): string {
  const [, after = ""] = (page ?? "").split(`<section aria-labelledby="${id}">`);
  return after.split("</section>")[0] ?? "";
}

/** The samples of code in a section, as a reader copies them. */
export const samplesIn = (markup: string): string[] =>
  [...markup.matchAll(/<pre><code>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = ""]) => codeOf(code));
