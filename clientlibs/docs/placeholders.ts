import { html } from "../html";
import { prose } from "./blocks";
import { pictureFolder } from "./pictures";
import { type Language, wordsIn } from "./words";

/** What readers must replace in a sample, and the words that say so. */
const placeholders = [
  { written: ".example", note: "exampleAddresses" },
  { written: pictureFolder, note: "examplePictures" },
] as const;

const figures = /<figure class="code">[\s\S]*?<\/figure>/g;

/**
 * A section's content, with a note below the first sample that has a placeholder of each kind. No page has to think of the
 * note itself.
 */
export function withPlaceholderNotes(content: string, language: Language): string {
  const noted = new Set<string>();
  return content.replace(figures, (figure) => {
    const found = placeholders.filter(({ written }) => !noted.has(written) && figure.includes(written));
    found.forEach(({ written }) => noted.add(written));
    return (
      figure +
      found.map(({ note }) => html`<p class="facts">${prose(wordsIn[language][note])}</p>`.markup).join("")
    );
  });
}
