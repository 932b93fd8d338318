import { html } from "../html";
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
      "Una proprietà `--vetrina-…` vale per tutta la pagina se sta su `:root`, per una colonna o per un solo elemento se sta lì. Le parti si raggiungono con `::part()`. I reset e gli stili ereditati dalla pagina (maiuscole, direzione, spazi) non entrano negli elementi; il carattere sì. Il modulo di accesso, che sta nella pagina, si cambia solo con le proprietà `--vetrina-…`. Con `html { font-size: 62.5% }` gli elementi mantengono la loro dimensione; un sito così può scrivere `--vetrina-u: 1.6rem`, perché seguano anche la dimensione del testo scelta nel browser. In una riga flex l’elemento vuole una larghezza o `flex: 1`.",
    contrast:
      "Chi cambia `--vetrina-brand` controlli che il testo resti leggibile: almeno 4,5:1 con `--vetrina-on-brand` e con `--vetrina-surface`.",
    all: "Tutti i token",
  },
  en: {
    lead: "Colours, type and measures are changed from the site’s own style sheet, without `!important`.",
    how: "How to change it",
    howText:
      "A property `--vetrina-…` counts for the whole page on `:root`, for a column or for one element there. Parts are reached with `::part()`. Resets and styles inherited from the page (capitals, direction, white space) do not reach into elements; its font does. The login form, which stands in the page, is changed by properties `--vetrina-…` alone. With `html { font-size: 62.5% }` elements keep their size; such a site may say `--vetrina-u: 1.6rem`, so that they follow the text size of the visitor’s browser as well. In a flex row an element wants a width or `flex: 1`.",
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
