import { html, type Html } from "../html";
import { paragraphs } from "./blocks";
import type { Page, PageSection } from "./page";
import { type Language, wordsIn } from "./words";

const proseIn = {
  it: {
    note: "Il resto della pagina serve a chi scrive script e fogli di stile. Per mettere l’elemento in una pagina non occorre.",
  },
  en: {
    note: "The rest of the page is for those who write scripts and style sheets. To place the element in a page it is not needed.",
  },
} as const;

/** The sections of an element's page that authors do not need. */
const ofDevelopers: readonly string[] = ["events", "properties", "parts", "tokens", "react"];

/** The sections of a page in their order: those for all readers, then those for developers. */
export interface DividedSections {
  readonly forAll: readonly PageSection[];
  /** Empty for a page that is not about an element. */
  readonly forDevelopers: readonly PageSection[];
}

export function dividedSections({ group, sections }: Page): DividedSections {
  const isForDevelopers = ({ id }: PageSection) => group === "widgets" && ofDevelopers.includes(id);
  return {
    forAll: sections.filter((each) => !isForDevelopers(each)),
    forDevelopers: sections.filter(isForDevelopers),
  };
}

/** What stands before the sections for developers. */
export const developersNote = (language: Language): Html =>
  html`<div class="for-developers">
    <p>${wordsIn[language].forDevelopers}</p>
    ${paragraphs(proseIn[language].note)}
  </div>`;
