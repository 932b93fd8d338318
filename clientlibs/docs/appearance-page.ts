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
    lead: "Change colours, fonts and sizes in the site’s own style sheet, without `!important`.",
    how: "How to change it",
    howText:
      "A property `--vetrina-…` on `:root` applies to the whole page; on a column or on one element it applies only there. Style parts with `::part()`. Resets and inherited styles of the page (capitals, direction, white space) do not apply inside elements, but the font does. The login form is outside the shadow root: only properties `--vetrina-…` change it. With `html { font-size: 62.5% }` elements keep their size; such a site may set `--vetrina-u: 1.6rem`, so that elements also follow the text size of the visitor’s browser. In a flex row an element needs a width or `flex: 1`.",
    contrast:
      "If you change `--vetrina-brand`, check that text stays readable: the contrast must be at least 4.5:1 with `--vetrina-on-brand` and with `--vetrina-surface`.",
    all: "All tokens",
  },
} as const;

/** The page about styles: how a site sets the design tokens, and all tokens. */
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
