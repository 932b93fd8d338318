import { bonusCarousel } from "../../widgets/bonus-carousel/definition";
import { datePicker } from "../../widgets/date-picker/definition";
import { leaderboard } from "../../widgets/leaderboard/definition";
import { attributes, html, type Html, trusted } from "../html";
import { codeBlock, paragraphs, prose } from "./blocks";
import { type Page, section } from "./page";
import { brandRule, derivedColours } from "./palette";
import type { PaletteTexts } from "./script/palette";
import { snippet } from "./snippet";
import type { Language } from "./words";

/** The first colour: of middle lightness, so that it has enough contrast in both themes. */
const firstBrand = "#2f6fde";

/** In place of a value that the page's script has not read. */
const unread = "…";

const it = {
  title: "Una tavolozza dal colore del marchio",
  lead: "Da un solo colore la libreria ricava gli altri. Qui si vedono, con i contrasti, prima di scriverlo nel foglio di stile del sito.",
  needsScript:
    "Questa pagina ha bisogno di JavaScript, perché legge i colori dagli elementi come il browser li calcola.",
  unsupported:
    "Questo browser non sa ricavare un colore da un altro: la tavolozza si vede in una versione recente di Chrome, Edge, Firefox o Safari.",
  colour: "Il colore del marchio",
  colourText: "Scrivi il colore o sceglilo. Resta in questa pagina: non viene salvato né inviato.",
  field: "Colore",
  hint: "Sei cifre esadecimali, come `#e10600`, o tre, come `#e00`.",
  picker: "Selettore di colore",
  palette: "I colori che ne derivano",
  paletteText:
    "Un testo deve avere con il suo sfondo un contrasto di almeno 4,5:1; un riempimento o un bordo, come quelli di un pulsante, di almeno 3:1 con `surface`, lo sfondo delle schede.",
  meaning: "A che cosa serve ciascun colore",
  twoBrands:
    "Se in un tema il marchio si distingue poco dallo sfondo, si può dare un colore a ciascun tema: vedi",
  darkLink: "Il tema scuro",
  themes: { light: "Tema chiaro", dark: "Tema scuro" },
  pair: "{use}: `{front}` su `{ground}`",
  uses: { text: "Testo", fill: "Riempimento" },
  elements: "Gli elementi con questo colore",
  css: "Il CSS da copiare",
  cssText: "Nel foglio di stile del sito basta questa regola: gli altri colori ne derivano.",
  cssOld:
    "Quest’altra è facoltativa. Serve ai browser meno recenti, che conoscono `light-dark()` ma non sanno ricavare un colore da un altro; tutti gli altri la ignorano. Se il marchio cambia, va copiata di nuovo.",
  script: {
    enough: "{ratio}:1, ok (minimo {min}:1)",
    low: "{ratio}:1, troppo basso (minimo {min}:1)",
    allEnough: "Tavolozza di {colour}: tutti i contrasti sono sufficienti.",
    oneLow: "Tavolozza di {colour}: un contrasto è troppo basso.",
    someLow: "Tavolozza di {colour}: {count} contrasti sono troppo bassi.",
    invalid:
      "«{text}» non è un colore di tre o sei cifre esadecimali. La tavolozza resta quella di {colour}.",
    missing: "Manca il colore. La tavolozza resta quella di {colour}.",
  } satisfies PaletteTexts,
};

const en: typeof it = {
  title: "A palette from the brand colour",
  lead: "The library derives the other colours from a single one. See them here, with their contrasts, before you write it in the site’s style sheet.",
  needsScript:
    "This page needs JavaScript, because it reads the colours from the elements as the browser computes them.",
  unsupported:
    "This browser cannot derive one colour from another. See the palette in a recent version of Chrome, Edge, Firefox or Safari.",
  colour: "The brand colour",
  colourText: "Enter the colour or pick it. It stays on this page: it is neither stored nor sent.",
  field: "Colour",
  hint: "Six hexadecimal digits, such as `#e10600`, or three, such as `#e00`.",
  picker: "Colour picker",
  palette: "The derived colours",
  paletteText:
    "Text needs a contrast of at least 4.5:1 with its background. A fill or an edge, such as that of a button, needs at least 3:1 with `surface`, the background of cards.",
  meaning: "What each colour is for",
  twoBrands:
    "If the brand colour is too close to the background in one theme, you can set one colour for each theme: see",
  darkLink: "The dark theme",
  themes: { light: "Light theme", dark: "Dark theme" },
  pair: "{use}: `{front}` on `{ground}`",
  uses: { text: "Text", fill: "Fill" },
  elements: "Elements in this colour",
  css: "The CSS to copy",
  cssText: "This rule in the site’s style sheet is enough: the other colours follow from it.",
  cssOld:
    "This one is optional. It is for older browsers, which support `light-dark()` but cannot derive one colour from another; all others ignore it. If the brand colour changes, copy it again.",
  script: {
    enough: "{ratio}:1, ok (minimum {min}:1)",
    low: "{ratio}:1, too low (minimum {min}:1)",
    allEnough: "Palette of {colour}: every contrast is high enough.",
    oneLow: "Palette of {colour}: one contrast is too low.",
    someLow: "Palette of {colour}: {count} contrasts are too low.",
    invalid: "“{text}” is not a colour of three or six hexadecimal digits. The palette of {colour} stays.",
    missing: "The colour is missing. The palette of {colour} stays.",
  },
};

const proseIn: Readonly<Record<Language, typeof it>> = { it, en };

/** A part that the page's script shows. */
const tool = (content: Html): Html =>
  html`<div class="palette-tool" data-palette-tool hidden>${content}</div>`;

const fields = ({ field, hint, picker, script }: typeof it): Html =>
  html`<div class="palette-fields">
      <div class="field">
        <label for="palette-text">${field}</label>
        <input
          id="palette-text"
          type="text"
          value="${firstBrand}"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-describedby="palette-hint palette-error"
          data-palette="${JSON.stringify(script)}"
        />
        <p class="wrong" id="palette-error" aria-live="polite"></p>
        <p class="facts" id="palette-hint">${prose(hint)}</p>
      </div>
      <div class="field">
        <label for="palette-picker">${picker}</label>
        <input id="palette-picker" type="color" value="${firstBrand}" autocomplete="off" />
      </div>
    </div>
    <p role="status" data-palette-status></p>`;

/** A colour: its swatch and value, and the contrast of its pair with a sample of the two. */
const row = (
  { token, front, ground, use }: (typeof derivedColours)[number],
  { pair, uses }: typeof it,
): Html =>
  html`<li data-token="${token}">
    <span class="palette-swatch" aria-hidden="true"></span>
    <div>
      <p><code>--vetrina-${token}</code> <code data-hex>${unread}</code></p>
      <p class="facts">
        ${prose(pair.replace("{use}", uses[use]).replace("{front}", front).replace("{ground}", ground))}
      </p>
      <p class="facts">
        <span class="palette-sample" aria-hidden="true">${use === "text" ? "Aa" : "■"}</span>
        <span data-verdict>${unread}</span>
      </p>
    </div>
  </li>`;

/** Elements that show the brand colour on buttons, labels, icons and what is selected. */
const elements = (language: Language): string =>
  [
    snippet(datePicker, { attributes: { value: "2026-11-21" } }, language),
    snippet(bonusCarousel, { attributes: { variant: "blog", ids: "benvenuto-scommesse" } }, language),
    snippet(
      leaderboard,
      { attributes: { entityId: "con-autunno-1", view: "around", above: "1", below: "1" } },
      language,
    ),
  ].join("\n");

const theme = (scheme: "light" | "dark", language: Language): Html => {
  const text = proseIn[language];
  const id = `palette-${scheme}`;
  return html`<div${attributes({
    class: "stage palette-theme",
    "data-demo": "logged-in",
    "data-vetrina-scheme": scheme,
    "data-palette-theme": scheme,
  })}>
    <h3 id="${id}">${text.themes[scheme]}</h3>
    <ul aria-labelledby="${id}">
      ${derivedColours.map((each) => row(each, text))}
    </ul>
    <h4>${text.elements}</h4>
    <template>${trusted(elements(language))}</template>
  </div>`;
};

/** The page that shows the colours that follow from a brand colour. Its script reads them from live elements. */
export function palettePage(language: Language): Page {
  const text = proseIn[language];
  return {
    slug: "palette",
    group: "guide",
    title: text.title,
    lead: paragraphs(text.lead),
    hasPreviews: true,
    sections: [
      section(
        "colour",
        text.colour,
        html`<p class="notice" data-script-note>${text.needsScript}</p>`,
        html`<p class="notice" data-palette-unsupported hidden>${text.unsupported}</p>`,
        tool(html`${paragraphs(text.colourText)} ${fields(text)}`),
      ),
      section(
        "palette",
        text.palette,
        paragraphs(text.paletteText),
        html`<p>${text.twoBrands} <a href="appearance.html#dark">${text.darkLink}</a>.</p>`,
        html`<p><a href="appearance.html#tokens">${text.meaning}</a></p>`,
        tool(html`<div class="palette-themes">${theme("light", language)} ${theme("dark", language)}</div>`),
      ),
      section(
        "css",
        text.css,
        paragraphs(text.cssText),
        tool(html`<div data-palette-css="brand">${codeBlock(brandRule(firstBrand))}</div>`),
        paragraphs(text.cssOld),
        tool(html`<div data-palette-css="derived">${codeBlock(unread)}</div>`),
      ),
    ],
  };
}
