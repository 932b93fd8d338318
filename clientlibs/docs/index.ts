import { readFileSync } from "node:fs";
import { readyThemes } from "../../distribution/ready-themes";
import { darkPalette, lightPalette, pageBaseStyles } from "../../src/ui/page";
import type { OutputFile, Source } from "../source";
import { bundle } from "./bundle";
import { themePicture } from "./guide-parts";
import { searchIndex } from "./search-index";
import { folderOf, languageOf, languages, renderPages } from "./site";
import { tokenSampleStyles } from "./token-samples";

const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8");

const ownStyles = [
  "base.css",
  "frame.css",
  "navigation.css",
  "search.css",
  "content.css",
  "tabs.css",
  "code.css",
  "tables.css",
  "live.css",
  "playground.css",
  "palette.css",
];

/** Weights of the typeface of the demo site's pages. The licence has to accompany the typeface. */
const fontWeights = [400, 500, 600];
const fontFile = (path: string) =>
  readFileSync(new URL(`../../node_modules/@fontsource/inter/${path}`, import.meta.url));

const fontFiles = (): OutputFile[] => [
  ...fontWeights.map((weight) => ({
    path: `inter-${weight}.woff2`,
    content: fontFile(`files/inter-latin-${weight}-normal.woff2`),
  })),
  { path: "inter-licence.txt", content: fontFile("LICENSE") },
];

const fontFaces = fontWeights
  .map(
    (weight) =>
      `@font-face{font-family:"Inter";font-weight:${weight};font-display:swap;src:url("inter-${weight}.woff2") format("woff2")}`,
  )
  .join("\n");

/** Scripts are classic, because a page that is opened from a disk cannot load modules. */
const script = (name: string): Promise<string> =>
  bundle(new URL(`./script/${name}.ts`, import.meta.url), { minify: true, target: "es2020" });

/** The files of the author documentation: Italian at the root, English below `en/`. */
export async function docsFiles(source: Source): Promise<OutputFile[]> {
  const pages = await renderPages(source);
  const searchScript = await script("search");
  return [
    ...pages,
    ...languages.map((language) => {
      const own = pages.filter(({ path }) => languageOf(path) === language);
      return {
        path: `${folderOf(language)}search.js`,
        content: `globalThis.vetrinaSearch=${searchIndex(own)};\n${searchScript}`,
      };
    }),
    {
      path: "docs.css",
      content: [
        fontFaces,
        lightPalette,
        darkPalette(),
        pageBaseStyles(),
        tokenSampleStyles(),
        ...ownStyles.map(asset),
      ].join("\n"),
    },
    { path: "docs.js", content: await script("main") },
    { path: "icon.svg", content: asset("icon.svg") },
    ...fontFiles(),
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
