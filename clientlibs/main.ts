import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { outputFolder } from "../scripts/build/output";
import { aemFiles } from "./aem/package";
import { docsFiles } from "./docs";
import { editorFiles } from "./editor";
import { readSource } from "./read-source";
import type { OutputFile } from "./source";
import { zip } from "./zip";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, outputFolder());

/** Replaces the content of a folder of `dist`. */
function writeFolder(folder: string, files: readonly OutputFile[]): void {
  rmSync(join(dist, folder), { recursive: true, force: true });
  for (const { path, content } of files) {
    const file = join(dist, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const source = readSource(root, dist);
const aem = aemFiles(source);
writeFolder("docs", await docsFiles(source));
writeFolder("editor", editorFiles(source));
writeFolder("cms/aem", aem);
writeFileSync(join(dist, "cms", `vetrina-aem-${source.version}.zip`), zip(aem));
