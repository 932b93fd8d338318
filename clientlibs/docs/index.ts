import { readFileSync } from "node:fs";
import { bundle } from "../../scripts/build/bundle";
import { readyThemes } from "../../scripts/build/ready-themes";
import { darkPalette, lightPalette, pageBaseStyles } from "../../src/ui/page";
import type { OutputFile, Source } from "../source";
import { aemAuthorsPage } from "./aem-authors-page";
import { aemPage } from "./aem-page";
import { appearancePage, themePicture } from "./appearance-page";
import { configurationPage } from "./configuration-page";
import { glossaryPage } from "./glossary-page";
import { htmlPage } from "./html-page";
import { inspectorPage } from "./inspector-page";
import { npmPage } from "./npm-page";
import { pageBuildersPage } from "./page-builders-page";
import type { Page } from "./page";
import { palettePage } from "./palette-page";
import { searchIndex } from "./search-index";
import { inGroups } from "./service-groups";
import { folderOf, renderPages } from "./site";
import { startPage } from "./start-page";
import { storedDataPage } from "./stored-data-page";
import { supportPage } from "./support-page";
import { troubleshootingPage } from "./troubleshooting-page";
import { widgetPage } from "./widget-page";
import type { Language } from "./words";
import { wordPressPage } from "./wordpress-page";

const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8");

const ownStyles = [
  "base.css",
  "frame.css",
  "navigation.css",
  "search.css",
  "content.css",
  "tables.css",
  "live.css",
  "playground.css",
  "palette.css",
];

/** Every page in one language, in the order of the navigation. */
function pagesIn(source: Source, language: Language): Page[] {
  const guide = [
    htmlPage(source, language),
    aemAuthorsPage(source, language),
    aemPage(source, language),
    wordPressPage(source, language),
    pageBuildersPage(source, language),
    npmPage(source, language),
    configurationPage(language),
    storedDataPage(language),
    appearancePage(source, language),
    palettePage(language),
    troubleshootingPage(language),
    inspectorPage(language),
    glossaryPage(language),
    supportPage(source.version, language),
  ];
  return [
    startPage(source, guide, language),
    ...guide,
    ...inGroups(source.widgets, language).flatMap(({ widgets }) =>
      widgets.map((widget) => widgetPage(widget, source, language)),
    ),
  ];
}

/** Scripts are classic, because a page that is opened from a disk cannot load modules. */
const script = (name: string): Promise<string> =>
  bundle(new URL(`./script/${name}.ts`, import.meta.url), { minify: true, target: "es2020" });

/** The files of the author documentation: Italian at the root, English below `en/`. */
export async function docsFiles(source: Source): Promise<OutputFile[]> {
  const pages = await renderPages({ it: pagesIn(source, "it"), en: pagesIn(source, "en") }, source.version);
  const searchScript = await script("search");
  return [
    ...pages,
    ...(["it", "en"] as const).map((language) => {
      const own = pages.filter(({ path }) => path.startsWith("en/") === (language === "en"));
      return {
        path: `${folderOf(language)}search.js`,
        content: `globalThis.vetrinaSearch=${searchIndex(own)};\n${searchScript}`,
      };
    }),
    {
      path: "docs.css",
      content: [lightPalette, darkPalette(), pageBaseStyles(), ...ownStyles.map(asset)].join("\n"),
    },
    { path: "docs.js", content: await script("main") },
    { path: "icon.svg", content: asset("icon.svg") },
    ...[...readyThemes().keys()].map((name) => ({
      path: themePicture(name),
      content: readFileSync(new URL(`./assets/${themePicture(name)}`, import.meta.url)),
    })),
  ];
}

/** All elements in one script, for pages that are opened from a disk. Pages on a server do not load it. */
export const diskLibrary = async (): Promise<OutputFile> => ({
  path: "disk-library.js",
  content: await script("disk-library"),
});
