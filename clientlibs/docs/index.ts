import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { darkPalette, lightPalette, pageBaseStyles } from "../../src/ui/page";
import type { OutputFile, Source } from "../source";
import { aemPage } from "./aem-page";
import { appearancePage } from "./appearance-page";
import { configurationPage } from "./configuration-page";
import { inspectorPage } from "./inspector-page";
import { type Page, renderPage } from "./layout";
import { startPage } from "./start-page";
import { widgetPage } from "./widget-page";
import type { Language } from "./words";
import { wordPressPage } from "./wordpress-page";

const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8");

const ownStyles = ["base.css", "frame.css", "content.css"];

/** Every page in one language, in the order of the navigation. */
const pagesIn = (source: Source, language: Language): Page[] => [
  startPage(source, language),
  configurationPage(language),
  appearancePage(source, language),
  inspectorPage(language),
  aemPage(source, language),
  wordPressPage(source, language),
  ...source.widgets.map((widget) => widgetPage(widget, source, language)),
];

const pageFiles = (source: Source, language: Language, folder: string): OutputFile[] =>
  pagesIn(source, language).map((page) => ({
    path: `${folder}${page.slug}.html`,
    content: renderPage(source, page, language),
  }));

/** The script of the pages. It is a classic script, because a page that is opened from a disk cannot load modules. */
async function script(): Promise<string> {
  const { code } = await transform(asset("docs.ts"), { loader: "ts", format: "iife", target: "es2020" });
  return code;
}

/** The files of the author documentation: Italian at the root, English below `en/`. */
export async function docsFiles(source: Source): Promise<OutputFile[]> {
  return [
    ...pageFiles(source, "it", ""),
    ...pageFiles(source, "en", "en/"),
    {
      path: "docs.css",
      content: [lightPalette, darkPalette(), pageBaseStyles(), ...ownStyles.map(asset)].join("\n"),
    },
    { path: "docs.js", content: await script() },
    { path: "icon.svg", content: asset("icon.svg") },
  ];
}
