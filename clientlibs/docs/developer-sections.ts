import { html, type Html } from "../html";
import { paragraphs } from "./blocks";
import type { PageSection } from "./page";
import { type Language, wordsIn } from "./words";

/** The sections of an element's page that authors do not need. */
const ofDevelopers: readonly string[] = ["events", "properties", "parts", "tokens", "react"];

/** The sections of an element in their order: those for all readers, then those for developers. */
export const dividedSections = (sections: readonly PageSection[]) => ({
  forAll: sections.filter(({ id }) => !ofDevelopers.includes(id)),
  forDevelopers: sections.filter(({ id }) => ofDevelopers.includes(id)),
});

/** What is before the sections for developers. */
export const developersNote = (language: Language): Html =>
  html`<div class="for-developers">
    <p>${wordsIn[language].forDevelopers}</p>
    ${paragraphs(wordsIn[language].forDevelopersNote)}
  </div>`;
