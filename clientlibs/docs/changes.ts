import { readFileSync } from "node:fs";
import { attributes, html, type Html } from "../../markup/html";
import { prose } from "./blocks";
import type { Language } from "./words";

const changelog = new URL("../../CHANGELOG.md", import.meta.url);

interface Changes {
  /** Version and kind of the changes: “Unreleased, Added”. */
  readonly title: string;
  readonly items: readonly string[];
}

/** The lists of the changelog, by version and kind. */
export function readChanges(text = readFileSync(changelog, "utf8")): Changes[] {
  return text.split(/^## /m).flatMap((part) => {
    const [version = "", ...kinds] = part.split(/^### /m);
    return kinds.map((kind) => {
      const [name = "", ...lines] = kind.split("\n");
      const items = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
      return { title: `${version.split("\n")[0] ?? ""}, ${name}`, items };
    });
  });
}

/**
 * The lists as markup. They are in English on the Italian pages too, where `lang` announces this to screen
 * readers.
 */
export const changeLists = (language: Language): Html[] =>
  readChanges().map(
    ({ title, items }) =>
      html`<div${attributes({ lang: language === "en" ? undefined : "en", "data-changes": true })}>
        <p><strong>${title}</strong></p>
        <ul class="bullets">
          ${items.map((item) => html`<li>${prose(item)}</li>`)}
        </ul>
      </div>`,
  );
