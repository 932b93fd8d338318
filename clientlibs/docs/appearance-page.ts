import { readyThemes } from "../../scripts/build/ready-themes";
import { iconNames } from "../../src/ui/icon/Icon";
import { html } from "../html";
import type { Source } from "../source";
import { tokensRead } from "../tokens";
import { codeBlock, paragraphs, prose } from "./blocks";

import { type Page, section } from "./page";
import { appearanceSample, firstColour, sampleFolder, spaceSample } from "./samples";
import { allTokens, stylesOf } from "./token-meanings";
import { palettePage } from "./palette-page";
import { tokenTable } from "./token-table";
import { type Language, wordsIn } from "./words";

const proseIn = {
  it: {
    lead: "Colori, caratteri e misure si cambiano dal foglio di stile del sito, senza `!important`.",
    first: "Il primo colore",
    firstText:
      "Non serve un build: si aggiungono poche righe al foglio di stile del sito, o a un elemento `<style>` nell’intestazione della pagina. Una proprietà personalizzata è un nome che comincia con due trattini, seguito dai due punti e da un valore.",
    names: "--vetrina-… e --v-…",
    namesText: [
      "I nomi che un sito scrive cominciano tutti con `--vetrina-`: sono pubblici, e restano gli stessi nelle versioni successive.",
      "Chi guarda un elemento con gli strumenti del browser vede anche nomi che cominciano con `--v-`. Sono interni: ciascuno prende il valore dal nome pubblico corrispondente (`--v-brand` da `--vetrina-brand`) e, se il sito non lo scrive, quello predefinito. Nel sito non vanno scritti: possono cambiare a ogni versione.",
    ],
    dark: "Il tema scuro",
    darkText: [
      'Gli elementi sono chiari, se la pagina non dice altro. `data-vetrina-scheme="dark"` su un elemento della pagina rende scuri tutti quelli che contiene; su `<html>`, tutti gli elementi della pagina. Con `auto` seguono la scelta del visitatore.',
      "L’attributo ha effetto dove la pagina include `vetrina.css`. Chi preferisce il foglio di stile scrive lì `--vetrina-scheme: dark`.",
      "Tra più indicazioni vale la più vicina all’elemento: una colonna con `light` resta chiara anche in una pagina scura.",
    ],
    darkPage:
      "L’attributo rende scuri gli elementi, non la pagina attorno: sfondo e colore del testo della pagina li scrive il sito nel suo foglio di stile. La prima riga vale con `dark`, la seconda con `auto`:",
    darkColours:
      "Un colore scritto così vale in tutti e due i temi. Per darne uno a ciascun tema si usa `light-dark()`: prima il colore del tema chiaro, poi quello del tema scuro.",
    how: "Come si cambia",
    howText:
      "Una proprietà `--vetrina-…` vale per tutta la pagina se sta su `:root`, per una colonna o per un solo elemento se sta lì. Le parti si raggiungono con `::part()`. I reset e gli stili ereditati dalla pagina (maiuscole, direzione, spazi) non entrano negli elementi; il carattere (font) sì: vale anche per loro quello che il foglio del sito dà a `body`. Il modulo di accesso, che sta nella pagina, si cambia solo con le proprietà `--vetrina-…`; le parti della sua finestra stanno in `vetrina-login-panel`. Con `html { font-size: 62.5% }` gli elementi mantengono la loro dimensione; un sito così può scrivere `--vetrina-u: 1.6rem`, perché seguano anche la dimensione del testo scelta nel browser. In una riga flex l’elemento vuole una larghezza o `flex: 1`.",
    space: "Lo spazio tra gli elementi",
    spaceText:
      "Gli elementi non hanno margini: lo spazio tra l’uno e l’altro lo dà il foglio di stile del sito, come per ogni altro elemento della pagina. Il margine si scrive sul tag:",
    spaceNote:
      "Dove un elemento non occupa spazio, come un carosello senza bonus, non c’è nemmeno il margine. In una griglia o in una riga flex, al posto del margine si può usare `gap` sul contenitore.",
    contrast:
      "Dal colore del marchio, `--vetrina-brand`, derivano gli altri: il testo e i collegamenti (`--vetrina-brand-text`), il testo dei pulsanti (`--vetrina-on-brand`), gli sfondi tenui (`--vetrina-brand-soft`). Il contrasto è sempre di almeno 4,5:1. Chi ne scrive uno a mano controlli che il testo resti leggibile.",
    ready: "Temi pronti",
    readyText: [
      "Con la libreria ci sono cinque temi, nella cartella `themes`: `calm` (quello consueto, chiaro o scuro secondo il visitatore), `vivid-light` (rosso su bianco, titoli in maiuscolo e stretti), `vivid-dark` (verde acceso su nero), `fintech` (blu, schede senza bordo), `high-contrast` (nero su bianco, testo almeno 7:1).",
      "Si aggiunge il foglio di stile di un tema e lo si nomina nell’attributo `data-vetrina-theme`, su tutta la pagina o su una sua parte. I temi cambiano solo gli elementi: sfondo e caratteri della pagina restano quelli del sito. Le proprietà scritte dal sito più vicino all’elemento prevalgono.",
      "In AEM basta includere nella pagina la categoria `vetrina.theme.fintech` (o quella di un altro tema); in WordPress il tema si sceglie nelle impostazioni del plugin. L’attributo lì non serve.",
    ],
    themeAlt: "Testata, bonus, premi e un gioco in questo tema",
    brand: "Un altro marchio",
    brandText: [
      "Bastano i token perché gli elementi sembrino del sito. Oltre al colore del marchio ci sono quelli dei titoli, dei pulsanti, delle schede, della testata, della barra dell’area giochi sul telefono, della ruota e delle caselle; la tabella in fondo li elenca tutti.",
      "`--vetrina-density` stringe o allarga margini interni e distanze: `0.75` è compatto. Pulsanti e campi mantengono l’altezza, perché si devono poter toccare.",
    ],
    icons: "Le icone",
    iconsText: [
      "Un’immagine al posto di un’icona si scrive in `--vetrina-icon-…`. Conta solo la sua forma: il colore resta quello del testo, anche nel tema scuro e con i colori scelti dal visitatore. Se l’immagine viene da un’altra origine, il server deve permetterlo (CORS).",
      "I nomi sono:",
    ],
    palette:
      "Per vedere tutti i colori che derivano da quello del marchio, con i loro contrasti, c’è una pagina apposta:",
    all: "Tutti i token",
    allText:
      "Un token è una proprietà che il sito può scrivere; la colonna «Valore» dice che cosa vale se non la scrive. Dove si legge `light-dark(…, …)`, il primo colore è del tema chiaro e il secondo del tema scuro: quale dei due valga lo decide il tema, come spiega «Il tema scuro» più sopra.",
  },
  en: {
    lead: "Change colours, fonts and sizes in the site’s own style sheet, without `!important`.",
    first: "The first colour",
    firstText:
      "No build is needed: add a few lines to the site’s style sheet, or to a `<style>` element in the head of the page. A custom property is a name that begins with two hyphens, followed by a colon and a value.",
    names: "--vetrina-… and --v-…",
    namesText: [
      "The names that a site writes all begin with `--vetrina-`: they are public and stay the same in later versions.",
      "In the browser’s tools you also see names that begin with `--v-`. They are internal: each takes its value from the public name that corresponds to it (`--v-brand` from `--vetrina-brand`) and, if the site does not set it, the default. Do not write them in the site: they may change with every version.",
    ],
    dark: "The dark theme",
    darkText: [
      'Elements are light unless the page says otherwise. `data-vetrina-scheme="dark"` on an element of the page makes all elements inside it dark; on `<html>`, all elements of the page. With `auto` they follow the choice of the visitor.',
      "The attribute has an effect where the page includes `vetrina.css`. If you prefer the style sheet, write `--vetrina-scheme: dark` there.",
      "Of several settings the nearest to the element counts: a column with `light` stays light on a dark page.",
    ],
    darkPage:
      "The attribute makes the elements dark, and not the page around them: the site sets the background and the text colour of the page in its own style sheet. The first line is for `dark`, the second for `auto`:",
    darkColours:
      "A colour that is written as above applies in both themes. To give each theme its own use `light-dark()`: first the colour of the light theme, then that of the dark theme.",
    how: "How to change it",
    howText:
      "A property `--vetrina-…` on `:root` applies to the whole page; on a column or on one element it applies only there. Style parts with `::part()`. Resets and inherited styles of the page (capitals, direction, white space) do not apply inside elements, but the font does: the one that the site’s style sheet gives `body` holds for them, too. The login form is outside the shadow root: only properties `--vetrina-…` change it; the parts of its dialog are in `vetrina-login-panel`. With `html { font-size: 62.5% }` elements keep their size; such a site may set `--vetrina-u: 1.6rem`, so that elements also follow the text size of the visitor’s browser. In a flex row an element needs a width or `flex: 1`.",
    space: "Space between elements",
    spaceText:
      "Elements have no margins: the style sheet of the site gives the space between them, as for any other element of the page. Write the margin for the tag:",
    spaceNote:
      "Where an element takes no space, such as a carousel without bonuses, there is no margin either. In a grid or a flex row, `gap` on the container can be used in place of the margin.",
    contrast:
      "The others follow from the brand colour, `--vetrina-brand`: text and links (`--vetrina-brand-text`), text on buttons (`--vetrina-on-brand`), faint backgrounds (`--vetrina-brand-soft`). The contrast is always at least 4.5:1. If you set one of them yourself, check that text stays readable.",
    ready: "Ready themes",
    readyText: [
      "The library has five themes, in the folder `themes`: `calm` (the usual one, light or dark as the visitor prefers), `vivid-light` (red on white, condensed headings in capitals), `vivid-dark` (bright green on black), `fintech` (blue, cards without a border), `high-contrast` (black on white, text at least 7:1).",
      "Add the style sheet of a theme and name it in the attribute `data-vetrina-theme`, on the whole page or on a part of it. Themes change the elements only: background and font of the page are the site’s own. Properties that the site sets nearer to the element win.",
      "In AEM include the category `vetrina.theme.fintech` (or that of another theme) in the page; in WordPress choose the theme in the plugin’s settings. The attribute is not needed there.",
    ],
    themeAlt: "Header, bonus, awards and a game in this theme",
    brand: "Another brand",
    brandText: [
      "Tokens are enough to make the elements look like the site. Besides the brand colour there are tokens for headings, buttons, cards, the header, the bar of the hub on phones, the wheel and the tiles; the table at the end lists all of them.",
      "`--vetrina-density` narrows or widens paddings and gaps: `0.75` is compact. Buttons and fields keep their height, because fingers must be able to hit them.",
    ],
    icons: "Icons",
    iconsText: [
      "Write an image in place of an icon into `--vetrina-icon-…`. Only its shape counts: the colour is that of the text, in the dark theme and with the visitor’s own colours, too. If the image comes from another origin, its server must allow that (CORS).",
      "The names are:",
    ],
    palette: "A page shows all colours that follow from a brand colour, with their contrasts:",
    all: "All tokens",
    allText:
      "A token is a property that the site may set; the column “Value” says what counts if it does not. In `light-dark(…, …)` the first colour is for the light theme and the second for the dark theme: the theme decides which of them counts, as “The dark theme” above explains.",
  },
} as const;

/** The style sheet of a brand with bright colours and condensed headings. */
const brandSample = `:root {
  --vetrina-brand: #0a3dff;
  --vetrina-accent: #ffd500;
  --vetrina-font-heading: "Barlow Condensed", sans-serif;
  --vetrina-case-heading: uppercase;
  --vetrina-button-bg: #ffd500;
  --vetrina-button-bg-hover: #ffc400;
  --vetrina-on-button: #101430;
  --vetrina-button-radius: 999px;
  --vetrina-bar-bg: #0a1240;
  --vetrina-on-bar: #ffffff;
  --vetrina-density: 0.75;
}`;

const iconSample = ':root {\n  --vetrina-icon-mail: url("/icons/mail.svg");\n}';

/** The file of a ready theme's screenshot, which `scripts/docs/pictures.ts` takes. */
export const themePicture = (name: string): string => `theme-${name}.webp`;

const themePictures = (language: Language) =>
  html`<div class="themes">
    ${[...readyThemes().keys()].map(
      (name) =>
        html`<figure>
          <img
            src="${language === "it" ? "" : "../"}${themePicture(name)}"
            alt="${proseIn[language].themeAlt}"
            width="1120"
            height="700"
            loading="lazy"
          />
          <figcaption><code>${name}</code></figcaption>
        </figure>`,
    )}
  </div>`;

const darkSample = (language: Language) => `<html lang="${language}" data-vetrina-scheme="auto">`;

const themeSample = (language: Language) =>
  `<html lang="${language}" data-vetrina-theme="fintech">\n<link rel="stylesheet" href="${sampleFolder}vetrina/themes/fintech.css">`;

/** The page around the elements, which the library never styles. */
const darkPageSample = [
  'html[data-vetrina-scheme="dark"] { background: #14181d; color: #f1f3f5; }',
  '@media (prefers-color-scheme: dark) { html[data-vetrina-scheme="auto"] { background: #14181d; color: #f1f3f5; } }',
].join("\n");

const bothThemes = ":root {\n  --vetrina-brand: light-dark(#1d5b2f, #7fd3a1);\n}";

/** The page about styles: how a site sets the design tokens, and all tokens. */
export function appearancePage(source: Source, language: Language): Page {
  const text = proseIn[language];
  return {
    slug: "appearance",
    group: "guide",
    title: wordsIn[language].appearance,
    lead: html`<p>${prose(text.lead)}</p>`,
    sections: [
      section("first", text.first, paragraphs(text.firstText), codeBlock(firstColour)),
      section("names", text.names, paragraphs(text.namesText)),
      section(
        "dark",
        text.dark,
        paragraphs(text.darkText),
        codeBlock(darkSample(language)),
        paragraphs(text.darkPage),
        codeBlock(darkPageSample),
        paragraphs(text.darkColours),
        codeBlock(bothThemes),
      ),
      section(
        "how",
        text.how,
        html`<p>${prose(text.howText)}</p>`,
        codeBlock(appearanceSample(source.widgets)),
        html`<p>${prose(text.contrast)}</p>`,
        html`<p>${text.palette} <a href="palette.html">${palettePage(language).title}</a>.</p>`,
      ),
      section(
        "themes",
        text.ready,
        paragraphs(text.readyText),
        codeBlock(themeSample(language)),
        themePictures(language),
      ),
      section("brand", text.brand, paragraphs(text.brandText), codeBlock(brandSample)),
      section(
        "icons",
        text.icons,
        paragraphs(text.iconsText),
        html`<p>${iconNames.map((name, index) => html`${index > 0 && ", "}<code>${name}</code>`)}.</p>`,
        codeBlock(iconSample),
      ),
      section(
        "space",
        text.space,
        paragraphs(text.spaceText),
        codeBlock(spaceSample(source.widgets)),
        paragraphs(text.spaceNote),
      ),
      section(
        "tokens",
        text.all,
        paragraphs(text.allText),
        tokenTable(allTokens(tokensRead(stylesOf(source))), language),
      ),
    ],
  };
}
