import { html } from "../../markup/html";
import { prose } from "./blocks";
import { pictureFolder } from "./pictures";
import { type Language, wordsIn } from "./words";

/** Strings that readers must replace in a sample, each with the name of its note. */
const placeholders = [
  { written: ".example", note: "exampleUrls" },
  { written: pictureFolder, note: "examplePictures" },
] as const;

const figures = /<figure class="code">[\s\S]*?<\/figure>/g;

/**
 * Adds one note per kind of placeholder, below the first sample of the section that contains it. The sources
 * of the pages therefore do not need to contain these notes.
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
