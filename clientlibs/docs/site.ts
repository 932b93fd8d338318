import { posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import Eleventy, { type CollectionItem, type Configuration } from "@11ty/eleventy";
import { html, type Html, trusted } from "../../markup/html";
import { escapeMarkup } from "../../src/description/fallback";
import type { Text } from "../../src/i18n/texts";
import { findingTexts } from "../../src/inspector/findings/texts";
import { category, publicPath, root } from "../aem/names";
import type { OutputFile, Source } from "../source";
import { guideParts } from "./guide-parts";
import { createMarkdown } from "./markdown";
import type { Page, Panel } from "./page";
import { inSections, tableOfContents } from "./sections";
import { groupTitles, inGroups, serviceGroups } from "./service-groups";
import { widgetPage } from "./widget-page";
import { type Language, wordsIn } from "./words";

export const languages: readonly Language[] = ["it", "en"];

/** Italian pages are at the root, English ones below `en/`. */
export const folderOf = (language: Language): string => (language === "it" ? "" : `${language}/`);

export const languageOf = (path: string): Language => (/^\/?en\//.test(path) ? "en" : "it");

/** Eleventy omits the file name from the URL of a start page, but pages opened from a disk need it. */
const fileOf = (url: string): string => url.replace(/\/$/, "/index.html");

/** A panel with at least this number of sections starts with links to them. */
const minLinked = 4;

function panel({ title, sections }: Panel, language: Language): Html {
  const links = sections.map((each) => html`<li><a href="#${each.id}">${each.title}</a></li>`);
  const content = sections.map(
    (each) =>
      html`<h2 id="${each.id}">${each.title}</h2>
        ${each.content} `,
  );
  return html`<div id="panel-${sections[0]?.id ?? ""}" data-tab="${title}">
    ${
      links.length >= minLinked &&
      html`<ul class="links">
        ${links}
      </ul>`
    }
    ${trusted(inSections(html`${content}`.markup, language))}
  </div>`;
}

const tabs = ({ title, panels }: Page, language: Language): Html =>
  html`<div data-tabs="${title}">${panels.map((each) => panel(each, language))}</div>`;

/** The pages of the elements, which follow the pages of the guide. */
const elementsIn = (source: Source, language: Language) =>
  inGroups(source.definitions, language)
    .flatMap(({ definitions }) => definitions.map((definition) => widgetPage(definition, source, language)))
    .map((page, at) => ({
      ...page,
      order: 100 + at,
      hasPreviews: true,
      lead: html`${page.lead}`.markup,
      content: tabs(page, language).markup,
    }));

/** Adds one template that renders the pages of all elements. */
function addElementPages(eleventy: Configuration, language: Language): void {
  const fields = ["title", "lead", "group", "order", "keywords", "hasPreviews"];
  type Data = Readonly<Record<"element", Readonly<Record<string, unknown>>>>;
  eleventy.addTemplate(`${language}/elements.njk`, "{{ element.content | safe }}", {
    pagination: { data: `elements.${language}`, size: 1, alias: "element", addAllPagesToCollections: true },
    permalink: `${folderOf(language)}{{ element.slug }}.html`,
    eleventyComputed: Object.fromEntries(fields.map((name) => [name, ({ element }: Data) => element[name]])),
  });
}

function addData(eleventy: Configuration, source: Source): void {
  eleventy.addGlobalData("layout", "page.njk");
  eleventy.addGlobalData(
    "permalink",
    () =>
      ({ page }: { page: { filePathStem: string } }) =>
        `${page.filePathStem.replace(/^\/it\//, "/")}.html`,
  );
  eleventy.addGlobalData("eleventyComputed", {
    language: ({ page }: { page: CollectionItem }) => languageOf(page.url),
  });
  eleventy.addGlobalData("version", source.version);
  eleventy.addGlobalData("aem", { category, publicPath, root });
  eleventy.addGlobalData("wordsIn", wordsIn);
  eleventy.addGlobalData("serviceGroups", serviceGroups);
  eleventy.addGlobalData("groupTitles", groupTitles);
  eleventy.addGlobalData("elements", { it: elementsIn(source, "it"), en: elementsIn(source, "en") });
}

const orderOf = ({ data }: CollectionItem): number => Number(data.order);

function configure(eleventy: Configuration, source: Source): void {
  const markdown = createMarkdown();
  const parts = { it: guideParts(source, "it"), en: guideParts(source, "en") };
  eleventy.setUseGitIgnore(false);
  eleventy.setIncludesDirectory("../layouts");
  eleventy.setLibrary("md", markdown);
  addData(eleventy, source);
  eleventy.addFilter("markdown", (text: string) => markdown.render(text));
  eleventy.addFilter("sections", inSections);
  eleventy.addFilter("headings", tableOfContents);
  eleventy.addFilter("inLanguage", (url: string, language: Language) =>
    url.replace(/^\/(en\/)?/, `/${folderOf(language)}`),
  );
  eleventy.addFilter("relativeTo", (url: string, from: string) =>
    posix.relative(posix.dirname(fileOf(from)), fileOf(url)),
  );
  eleventy.addLiquidShortcode("part", function (name) {
    const part = parts[languageOf(this.page.url)].get(name);
    if (part === undefined) throw new Error(`no part of a guide has the name ${name}`);
    return part;
  });
  eleventy.addLiquidShortcode("sentence", function (id) {
    return escapeMarkup(sentence(id, languageOf(this.page.url)));
  });
  for (const language of languages) {
    addElementPages(eleventy, language);
    eleventy.addCollection(language, (all) =>
      all
        .getAll()
        .filter(({ url }) => languageOf(url) === language)
        .toSorted((one, other) => orderOf(one) - orderOf(other)),
    );
  }
}

/** The pages in both languages: guides from `content`, elements from their definitions. */
export async function renderPages(source: Source): Promise<OutputFile[]> {
  // Eleventy resolves paths from the folder in which it runs.
  const input = relative(process.cwd(), fileURLToPath(new URL("content", import.meta.url)));
  const eleventy = new Eleventy(input, "dist/docs", {
    quietMode: true,
    config: (configuration) => configure(configuration, source),
  });
  const rendered = await eleventy.toJSON();
  return rendered.map(({ url, content }) => ({ path: fileOf(url).slice(1), content }));
}

/** Matches sentences that already name the correction, so the troubleshooting page does not repeat them. */
const isPlain = /^(step|key|noTour|(noSteps|noBlock|needsContent|copies|ids|refused)$)/;

/** The inspector's sentences that the troubleshooting page repeats, by id. */
export const sentencesIn = (language: Language): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(findingTexts[language]).filter(([id]) => !isPlain.test(id)));

/**
 * Returns a sentence of the inspector, with an ellipsis in place of each name from a page.
 *
 * @throws Error if the inspector does not have the sentence
 */
export function sentence(id: string, language: Language): string {
  const text = sentencesIn(language)[id];
  if (text === undefined) throw new Error(`the inspector has no sentence ${id}`);
  return (typeof text === "string" ? text : text.one).replace(/\{\w+\}/g, "…").replace("….", "…");
}
