import { elementPeers } from "../../distribution/element-peers";
import { readyThemes } from "../../distribution/ready-themes";
import { html, type Html } from "../../markup/html";
import type { DescribedWidget } from "../../src/description";
import { iconNames } from "../../src/ui/icon/Icon";
import { resourceType } from "../aem/names";
import { sharedAttributes } from "../describe";
import type { Source } from "../source";
import { tokensRead } from "../tokens";
import { aemFields } from "./aem-fields";
import { entries } from "./blocks";
import { changeLists } from "./changes";
import { pageOfAll, pageOfOne } from "./complete-page";
import { functionEntries, keysByGroup, pageEventEntries } from "./configuration-keys";
import { demoIdLinks } from "./demo-ids";
import { elementCards } from "./element-cards";
import { errorCodeList } from "./error-codes";
import { stage } from "./examples";
import { type CodeLanguage, codeBlock } from "./markdown";
import { paletteFields, paletteRule, paletteRuleForOldBrowsers, paletteThemes } from "./palette-tool";
import { componentName, reactApplication, widgetWithRequiredAttributes } from "./react-sample";
import { attributeTable, sharedAttributeEntry } from "./reference";
import { configurationBlock } from "./sample-configuration";
import * as samples from "./samples";
import { shortCode, shortCodes, shortCodesWithOthers, shortCodesWithTexts } from "./short-codes";
import { allTokens, stylesOf } from "./token-meanings";
import { tokenTable } from "./token-table";
import { type Language, wordsIn } from "./words";

type Part = (source: Source, language: Language) => Html;

const sample =
  (code: string | ((source: Source, language: Language) => string), language?: CodeLanguage): Part =>
  (source, pageLanguage) =>
    codeBlock(typeof code === "string" ? code : code(source, pageLanguage), language);

/** The name that AEM or React uses for each element, with the element's title and tag. */
const namesOf =
  (nameOf: (definition: DescribedWidget) => string): Part =>
  ({ definitions }, language) =>
    entries(
      definitions.map((definition) => ({
        name: nameOf(definition),
        help: `${definition.title[language]}: \`<${definition.tag}>\``,
      })),
    );

const codes = (names: readonly string[]): Html =>
  html`${names.map((name, index) => html`${index > 0 && ", "}<code>${name}</code>`)}`;

/** The elements whose code the loader downloads at the given time. */
const loadedAt =
  (time: DescribedWidget["mount"]): Part =>
  ({ definitions }) =>
    codes(
      definitions
        .filter(({ mount }) => mount === time)
        .map(({ tag }) => tag)
        .sort(),
    );

/** A page with the simplest element that shows something without configuration. */
const firstPage: Part = ({ definitions }, language) => {
  const definition = definitions.find(({ needs, placeholder }) => !needs && placeholder !== "hidden");
  return html`${definition && codeBlock(pageOfOne(definition, language), "html", wordsIn[language].firstFile)}`;
};

/** Three lines of HTML and the resulting element. */
const hero: Part = (_, language) =>
  html`<div class="hero">
    ${codeBlock(samples.headLines + "\n" + samples.heroElement)}
    ${stage(samples.heroElement, "logged-in", "HTML", language)}
  </div>`;

/** The file of a ready theme's screenshot, which `test/pictures/main.ts` takes. */
export const themePicture = (name: string): string => `theme-${name}.webp`;

const themes: Part = (_, language) =>
  html`<div class="themes">
    ${[...readyThemes().keys()].map(
      (name) =>
        html`<figure>
          <img
            src="${language === "it" ? "" : "../"}${themePicture(name)}"
            alt="${wordsIn[language].themeAlt}"
            width="1120"
            height="700"
            loading="lazy"
          />
          <figcaption><code>${name}</code></figcaption>
        </figure>`,
    )}
  </div>`;

/**
 * Samples and lists that guides include with `{% part "name" %}`. They are generated from the definitions.
 */
const parts: Readonly<Record<string, Part>> = {
  elements: elementCards,
  hero,
  "first-page": firstPage,
  "head-lines": sample(samples.headLines),
  "absolute-head-lines": sample(samples.absoluteHeadLines),
  "reserved-boxes": ({ library }) => codeBlock(library.reservedBoxes, "css", "site.css"),
  "elements-now": loadedAt("now"),
  "elements-near": loadedAt("near"),
  "elements-use": loadedAt("use"),
  "demo-attribute": (_, language) =>
    attributeTable(
      sharedAttributes
        .filter(({ field }) => field === "demo")
        .map((row) => sharedAttributeEntry(row, language)),
      language,
    ),
  "demo-id-links": demoIdLinks,
  "error-codes": (_, language) => errorCodeList(language),
  "integrity-tag": sample(samples.integrityTag),
  policy: () => codeBlock(samples.contentSecurityPolicy, "text", "Content-Security-Policy"),
  "page-of-all": (source, language) =>
    codeBlock(pageOfAll(source, language), "html", wordsIn[language].pageFile),
  "aem-inclusion": sample(samples.aemInclusion),
  "aem-script": sample(samples.aemScript),
  "aem-components": namesOf(resourceType),
  "aem-proxy": sample(({ definitions }) => samples.aemProxy(definitions.map(resourceType)[0] ?? "")),
  "aem-editing": sample(samples.aemEditing),
  "aem-fields": aemFields,
  "short-code": sample(shortCode, "text"),
  "short-codes-with-texts": sample(shortCodesWithTexts, "text"),
  "short-codes-with-others": sample(shortCodesWithOthers, "text"),
  "short-codes": shortCodes,
  "tiny-mce": sample(samples.tinyMceSample, "javascript"),
  "npm-install": sample(`npm install ./npm ${elementPeers.join(" ")}`, "bash"),
  "npm-start": sample((_, language) => samples.npmStartSample(language), "javascript"),
  "react-application": ({ definitions }, language) => {
    const first = widgetWithRequiredAttributes(definitions);
    const application = reactApplication(first, definitions, language);
    return codeBlock(application, "typescript", "main.tsx");
  },
  "react-components": namesOf(componentName),
  "configuration-block": sample(() => configurationBlock()),
  "queue-sample": sample(samples.queueSample),
  "configuration-keys": (_, language) => html`${keysByGroup(language)}`,
  functions: (_, language) => functionEntries(language),
  "page-events": (_, language) => pageEventEntries(language),
  "first-colour": sample(samples.firstColour, "css"),
  "appearance-sample": sample(samples.appearanceSample, "css"),
  "space-sample": sample(samples.spaceSample, "css"),
  themes,
  "icon-names": () => codes(iconNames),
  tokens: (source, language) => tokenTable(allTokens(tokensRead(stylesOf(source))), language),
  "palette-fields": (_, language) => paletteFields(language),
  "palette-themes": (_, language) => paletteThemes(language),
  "palette-css": paletteRule,
  "palette-old-css": paletteRuleForOldBrowsers,
  changes: (_, language) => html`${changeLists(language)}`,
};

/** Empty lines would end the markup in Markdown. */
const withoutEmptyLines = (markup: string): string => markup.trim().replace(/\n([ \t]*)\n/g, "\n$1&#10;");

/** The markup of all parts by their name. */
export const guideParts = (source: Source, language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(parts).map(([name, part]) => [name, withoutEmptyLines(part(source, language).markup)]),
  );
