import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readyThemesOfPage } from "../../distribution/ready-themes";
import type { Group } from "../../src/config/group";
import { wholeDescription } from "../../src/config/sections";
import type { Kind } from "../../src/definition";
import { digestsOf, optOuts, withoutSourceMap } from "../library-page";
import { withPrevious } from "../previous-releases";
import type { OutputFile, Source } from "../source";
import { blockFiles } from "./block-json";
import { pluginName } from "./names";
import { phpFile, type PhpValue } from "./php";
import { widgetData } from "./widget-data";
import { words } from "./words";

const templates = fileURLToPath(new URL("./plugin/", import.meta.url));

/** The hand-written files of the plugin, with the version of this release. */
const staticFiles = (version: string): OutputFile[] =>
  readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/\/+/g, "/"))
    .sort()
    .map((file) => ({
      path: file.slice(templates.length),
      content: readFileSync(file, "utf8").replaceAll("{{version}}", version),
    }));

const dataFile = (name: string, ...content: Parameters<typeof phpFile>): OutputFile => ({
  path: `data/${name}.php`,
  content: phpFile(...content),
});

/** Data that PHP reads. */
function dataFiles({ definitions, library }: Source): OutputFile[] {
  const data = Object.fromEntries(definitions.map((each) => [each.tag, widgetData(each)] as const));
  const script = { optOuts, digests: digestsOf(library.resources) };
  return [
    dataFile("widgets", data, "The widgets, from their definitions."),
    dataFile("words", words, "Texts of the plugin, in Italian and English."),
    dataFile("configuration", configurationKeys() ?? {}, "The keys of the configuration, and their values."),
    dataFile("script", script, "Attributes of the script for optimisers, and the digests of its chunks."),
    dataFile("themes", [...readyThemesOfPage().keys()], "The names of the ready themes."),
    dataFile("boxes", library.reservedBoxes, "The style of the reserved space."),
  ];
}

/**
 * The library: the script, its style sheet, and the chunks. The script expects its chunks in the same folder.
 */
function libraryFiles(
  { loader, reservedBoxes, resources }: Source["library"],
  previous: readonly OutputFile[],
): OutputFile[] {
  return [
    { path: "library/vetrina.js", content: withoutSourceMap(loader) },
    { path: "library/vetrina.css", content: reservedBoxes },
    ...[...readyThemesOfPage()].map(([name, content]) => ({ path: `library/themes/${name}.css`, content })),
    ...withPrevious(resources, previous).map(({ path, content }) => ({
      path: `library/vetrina/resources/${path}`,
      content,
    })),
  ];
}

/**
 * Files of the plugin that WordPress installs, all in one folder.
 *
 * @param previous chunks of earlier releases, which cached pages still load
 */
export function wordPressFiles(source: Source, previous: readonly OutputFile[] = []): OutputFile[] {
  const { version, definitions, library } = source;
  return [
    ...staticFiles(version),
    ...dataFiles(source),
    ...definitions.flatMap((definition) => blockFiles(definition, version)),
    ...libraryFiles(library, previous),
  ].map(({ path, content }) => ({ path: `${pluginName}/${path}`, content }));
}

const isKind = (node: Kind<unknown> | Group): node is Kind<unknown> => typeof node.read === "function";

/** The type of a value for PHP. A URL that cannot be a path has the type `origin`. */
const typeOf = ({ type, read }: Kind<unknown>) =>
  type === "url" && read("/path") === undefined ? "origin" : type;

/**
 * The tree of configuration keys with the data that PHP needs to check values. A group contains keys, and
 * each key has a type.
 */
const configurationKeys = (group: Group = wholeDescription): PhpValue =>
  Object.fromEntries(
    Object.entries(group).map(([key, node]) => [
      key,
      isKind(node)
        ? { type: typeOf(node), min: node.min, max: node.max, choices: node.choices }
        : { keys: configurationKeys(node) },
    ]),
  );
