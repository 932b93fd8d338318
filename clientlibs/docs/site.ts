import { posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import Eleventy, { type CollectionItem, type Configuration } from "@11ty/eleventy";
import { html } from "../html";
import type { OutputFile } from "../source";
import { developersNote, dividedSections } from "./developer-sections";
import type { Page, PageSection } from "./page";
import { inSections, tableOfContents } from "./sections";
import { groupTitles, serviceGroups } from "./service-groups";
import { type Language, wordsIn } from "./words";

export type PagesByLanguage = Readonly<Record<Language, readonly Page[]>>;

const languages: readonly Language[] = ["it", "en"];

/** Italian pages are at the root, English ones below `en/`. */
export const folderOf = (language: Language): string => (language === "it" ? "" : `${language}/`);

const languageOf = ({ url }: { readonly url: string }): Language => (url.startsWith("/en/") ? "en" : "it");

const printed = (sections: readonly PageSection[]) =>
  sections.map(
    ({ id, title, content }) =>
      html`<h2 id="${id}">${title}</h2>
        ${content} `,
  );

const contentOf = (page: Page, language: Language): string => {
  const { forAll, forDevelopers } = dividedSections(page);
  return html`${printed(forAll)}${forDevelopers.length > 0 && developersNote(language)}${printed(forDevelopers)}`
    .markup;
};

/** One template for all pages that are generated from definitions. */
function addGeneratedPages(eleventy: Configuration, language: Language): void {
  eleventy.addTemplate(`${language}/generated.njk`, "{{ generated.content | safe }}", {
    pagination: { data: `pagesIn.${language}`, size: 1, alias: "generated", addAllPagesToCollections: true },
    permalink: `${folderOf(language)}{{ generated.slug }}.html`,
    layout: "page.njk",
    eleventyComputed: Object.fromEntries(
      ["title", "lead", "group", "order", "keywords", "hasPreviews"].map((name) => [
        name,
        ({ generated }: { generated: Readonly<Record<string, unknown>> }) => generated[name],
      ]),
    ),
  });
}

/** Pages from a disk need the name of the file, which Eleventy leaves out of the URL of a start page. */
const fileOf = (url: string): string => url.replace(/\/$/, "/index.html");

function configure(eleventy: Configuration, pages: PagesByLanguage, version: string): void {
  eleventy.setUseGitIgnore(false);
  eleventy.setIncludesDirectory("../layouts");
  eleventy.addGlobalData("version", version);
  eleventy.addGlobalData("wordsIn", wordsIn);
  eleventy.addGlobalData("serviceGroups", serviceGroups);
  eleventy.addGlobalData("groupTitles", groupTitles);
  eleventy.addGlobalData("pagesIn", () =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        pages[language].map((page, order) => ({
          ...page,
          order,
          group: page.service ?? page.group,
          lead: html`${page.lead}`.markup,
          content: contentOf(page, language),
        })),
      ]),
    ),
  );
  eleventy.addFilter("sections", inSections);
  eleventy.addFilter("headings", tableOfContents);
  eleventy.addGlobalData("eleventyComputed", {
    language: ({ page }: { page: CollectionItem }) => languageOf(page),
  });
  eleventy.addFilter("inLanguage", (url: string, language: Language) =>
    url.replace(/^\/(en\/)?/, `/${folderOf(language)}`),
  );
  eleventy.addFilter("relativeTo", (url: string, from: string) =>
    posix.relative(posix.dirname(fileOf(from)), fileOf(url)),
  );
  for (const language of languages) {
    addGeneratedPages(eleventy, language);
    eleventy.addCollection(language, (all) => {
      const own = all.getAll().filter((page) => languageOf(page) === language);
      return own.toSorted((one, other) => orderOf(one) - orderOf(other));
    });
  }
}

const orderOf = ({ data }: CollectionItem): number => Number(data.order);

/** The pages in both languages, as Eleventy renders them. */
export async function renderPages(pages: PagesByLanguage, version: string): Promise<OutputFile[]> {
  const input = relative(process.cwd(), fileURLToPath(new URL("content", import.meta.url)));
  const eleventy = new Eleventy(input, "dist/docs", {
    quietMode: true,
    config: (configuration) => configure(configuration, pages, version),
  });
  const rendered = await eleventy.toJSON();
  return rendered.map(({ url, content }) => ({ path: fileOf(url).slice(1), content }));
}
