import { readFileSync } from "node:fs";
import { attributes, html, type Html } from "../../markup/html";
import { prose } from "./blocks";
import type { Language } from "./words";

const changelog = new URL("../../CHANGELOG.md", import.meta.url);

interface ChangeGroup {
  /** The element or subject; empty for changes without one. */
  readonly name: string;
  readonly items: readonly string[];
}

interface Changes {
  /** The version and the kind of the changes: “Unreleased, Added”. */
  readonly title: string;
  readonly groups: readonly ChangeGroup[];
}

function readGroup(part: string): ChangeGroup {
  const [name = "", ...lines] = part.split("\n");
  return { name, items: lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2)) };
}

/** The lists of the changelog, by version and kind, then by element or subject. Parts without a list are left out. */
export function readChanges(text = readFileSync(changelog, "utf8")): Changes[] {
  return text.split(/^## /m).flatMap((part) => {
    const [version = "", ...kinds] = part.split(/^### /m);
    return kinds.flatMap((kind) => {
      const [own = "", ...named] = kind.split(/^#### /m);
      const { name, items } = readGroup(own);
      const groups = [{ name: "", items }, ...named.map(readGroup)].filter((group) => group.items.length > 0);
      return groups.length > 0 ? [{ title: `${version.split("\n")[0] ?? ""}, ${name}`, groups }] : [];
    });
  });
}

const changeGroup = ({ name, items }: ChangeGroup): Html =>
  html`${name === "" ? undefined : html`<p><strong>${prose(name)}</strong></p>`}
    <ul class="bullets">
      ${items.map((item) => html`<li>${prose(item)}</li>`)}
    </ul>`;

/**
 * The lists as markup. They are in English even on Italian pages, so `lang` makes screen readers pronounce
 * them as English.
 */
export const changeLists = (language: Language): Html[] =>
  readChanges().map(
    ({ title, groups }) =>
      html`<div${attributes({ lang: language === "en" ? undefined : "en", "data-changes": true })}>
        <p><strong>${title}</strong></p>
        ${groups.map(changeGroup)}
      </div>`,
  );
