import { attributes, html, type Html, trusted } from "../../markup/html";
import { snippet } from "../../markup/snippet";
import { bonusCarouselDescription } from "../../widgets/bonus-carousel/description";
import { datePickerDescription } from "../../widgets/date-picker/description";
import { leaderboardDescription } from "../../widgets/leaderboard/description";
import { prose } from "./blocks";
import { codeBlock } from "./markdown";
import { brandRule, derivedColours } from "./palette";
import type { PaletteTexts } from "./script/palette";
import type { Language } from "./words";

/** The initial colour. It has medium lightness, so that its contrast is sufficient in both themes. */
const firstBrand = "#2f6fde";

/** Placeholder until the page's script has read the value. */
const unread = "…";

const it = {
  field: "Colore",
  hint: "Sei cifre esadecimali, come `#e10600`, o tre, come `#e00`.",
  picker: "Selettore di colore",
  themes: { light: "Tema chiaro", dark: "Tema scuro" },
  pair: "{use}: `{front}` su `{ground}`",
  uses: { text: "Testo", fill: "Riempimento" },
  elements: "Gli elementi con questo colore",
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
  field: "Colour",
  hint: "Six hexadecimal digits, such as `#e10600`, or three, such as `#e00`.",
  picker: "Colour picker",
  themes: { light: "Light theme", dark: "Dark theme" },
  pair: "{use}: `{front}` on `{ground}`",
  uses: { text: "Text", fill: "Fill" },
  elements: "Elements in this colour",
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

/** A part that stays hidden until the page's script shows it. */
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

/** A list item for a colour: its swatch and value, and a sample of its pair of tokens with the contrast. */
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

/** Elements that show the brand colour on buttons, labels, icons and selected parts. */
const elements = (language: Language): string =>
  [
    snippet(datePickerDescription, { attributes: { value: "2026-11-21" } }, language),
    snippet(
      bonusCarouselDescription,
      { attributes: { variant: "blog", ids: "benvenuto-scommesse" } },
      language,
    ),
    snippet(
      leaderboardDescription,
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

/** The fields for the brand colour. */
export const paletteFields = (language: Language): Html => tool(fields(proseIn[language]));

/** The derived colours in both themes, with elements that show them. */
export const paletteThemes = (language: Language): Html =>
  tool(html`<div class="palette-themes">${theme("light", language)} ${theme("dark", language)}</div>`);

/** The rule for the brand colour. */
export const paletteRule = (): Html =>
  tool(html`<div data-palette-css="brand">${codeBlock(brandRule(firstBrand), "css")}</div>`);

/** The rule for browsers that cannot derive colours. The page's script writes it. */
export const paletteRuleForOldBrowsers = (): Html =>
  tool(html`<div data-palette-css="derived">${codeBlock(unread, "css")}</div>`);
