import { html, type Html } from "../html";
import { paragraphs, prose } from "./blocks";
import type { GlossaryGroup } from "./glossary-group";
import { pageWords } from "./glossary-page-words";
import { serviceWords } from "./glossary-service-words";
import { type Page, section } from "./page";
import type { Language } from "./words";

const proseIn = {
  it: {
    title: "Glossario",
    lead: "Le parole che queste pagine usano e che non tutti conoscono, ciascuna in poche frasi.",
  },
  en: {
    title: "Glossary",
    lead: "Words that these pages use and that not everybody knows, each in a few sentences.",
  },
} as const;

/** All words, in groups. */
export const glossary: readonly GlossaryGroup[] = [...pageWords, ...serviceWords];

const wordList = ({ words }: GlossaryGroup, language: Language): Html =>
  html`<dl class="answers">
    ${words.map(
      ({ id, word, meaning, more }) =>
        html`<div id="${id}">
          <dt>${word[language]}</dt>
          <dd>${prose(meaning[language])} ${more && html`<a href="${more.href}">${more[language]}</a>`}</dd>
        </div>`,
    )}
  </dl>`;

/** The page that explains the words of the other pages. */
export function glossaryPage(language: Language): Page {
  const { title, lead } = proseIn[language];
  return {
    slug: "glossary",
    group: "guide",
    title,
    lead: paragraphs(lead),
    sections: glossary.map((group) => section(group.id, group.title[language], wordList(group, language))),
  };
}
