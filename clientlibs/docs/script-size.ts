import { gzipSync } from "node:zlib";
import { core, furtherChunks, type Manifest } from "../../scripts/build/manifest";
import type { WidgetDefinition } from "../../src/definition";
import { shortName } from "../describe";
import type { BuiltLibrary } from "../source";
import { type Language, wordsIn } from "./words";

const kilobytes = (bytes: number, language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1000);

/** A sentence about the scripts of a page with this element alone, in KB (1000 bytes) after gzip 9. */
export function scriptSize(
  definition: WidgetDefinition,
  { loader, resources }: BuiltLibrary,
  language: Language,
): string {
  const contents = new Map(resources.map(({ path, content }) => [path, content]));
  const manifest = JSON.parse(String(contents.get("manifest.json"))) as Manifest;
  const size = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;
  const chunkSize = (name: string) => size(contents.get(manifest.files[name]?.file ?? "") ?? "");
  const own = `widget-${shortName(definition)}`;
  const chunks = [...core, ...furtherChunks(own, manifest)].map(chunkSize);
  const page = chunks.reduce((total, each) => total + each, size(loader));
  return wordsIn[language].scriptSize(
    kilobytes(chunkSize(own), language),
    new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(page / 1000),
  );
}
