import { chunksOfEveryElement, furtherChunks, type Manifest } from "../../distribution/manifest";
import { folderOf } from "../../distribution/names";
import { gzipped } from "../../distribution/output";
import type { DescribedWidget } from "../../src/description";
import type { BuiltLibrary } from "../source";
import { type Language, wordsIn } from "./words";

/**
 * A sentence about the size of the scripts of a page with only this element, in KB (1000 bytes) after gzip 9.
 */
export function scriptSize(
  definition: DescribedWidget,
  { loader, resources }: BuiltLibrary,
  language: Language,
): string {
  const contents = new Map(resources.map(({ path, content }) => [path, content]));
  const fileOf = (path: string) => {
    const content = contents.get(path);
    if (content === undefined) throw new Error(`the build has no ${path}`);
    return content;
  };
  const manifest = JSON.parse(String(fileOf("manifest.json"))) as Manifest;
  const chunkSize = (name: string) => gzipped(fileOf(manifest.files[name]?.file ?? `${name} chunk`));
  const number = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits }).format(value);
  const own = `widget-${folderOf(definition.tag)}`;
  const chunks = [...chunksOfEveryElement, ...furtherChunks(own, manifest)].map(chunkSize);
  const page = chunks.reduce((total, each) => total + each, gzipped(loader));
  return wordsIn[language].scriptSize(number(chunkSize(own), 1), number(page, 0));
}
