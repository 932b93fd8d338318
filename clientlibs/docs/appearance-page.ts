import { html } from "../../src/definition/markup";
import type { Source } from "../source";
import { designTokens } from "../tokens";
import { codeBlock, prose, section } from "./blocks";
import type { Page } from "./layout";
import { appearanceSample } from "./samples";
import { tokenTable } from "./token-table";
import { type Language, wordsIn } from "./words";

const proseIn = {
  it: {
    lead: "Colori, caratteri e misure si cambiano dal foglio di stile del sito, senza `!important`.",
    how: "Come si cambia",
    howText:
      "Una proprietà `--vetrina-…` vale per tutta la pagina se sta su `:root`, per una colonna o per un solo elemento se sta lì. Le parti si raggiungono con `::part()`. Un sito con `html { font-size: 62.5% }` scrive una volta `--vetrina-u: 1.6rem`. In una riga flex l’elemento vuole una larghezza o `flex: 1`.",
    contrast:
      "Chi cambia `--vetrina-brand` controlli che il testo resti leggibile: almeno 4,5:1 con `--vetrina-on-brand` e con `--vetrina-surface`.",
    all: "Tutti i token",
  },
  en: {
    lead: "Colours, type and measures are changed from the site’s own style sheet, without `!important`.",
    how: "How to change it",
    howText:
      "A property `--vetrina-…` counts for the whole page on `:root`, for a column or for one element there. Parts are reached with `::part()`. A site with `html { font-size: 62.5% }` says `--vetrina-u: 1.6rem` once. In a flex row an element wants a width or `flex: 1`.",
    contrast:
      "Whoever changes `--vetrina-brand` checks that text stays readable: at least 4.5:1 with `--vetrina-on-brand` and with `--vetrina-surface`.",
    all: "All tokens",
  },
} as const;

/** The design tokens, with how a site sets them. */
export function appearancePage({ widgets }: Source, language: Language): Page {
  const text = proseIn[language];
  return {
    slug: "appearance",
    title: wordsIn[language].appearance,
    lead: html`<p>${prose(text.lead)}</p>`,
    main: html`${section(
      "how",
      text.how,
      html`<p>${prose(text.howText)}</p>`,
      codeBlock(appearanceSample(widgets)),
      html`<p>${prose(text.contrast)}</p>`,
    )}
    ${section("tokens", text.all, tokenTable(designTokens, language))}`,
  };
}
