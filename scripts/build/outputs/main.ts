import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { aemFiles } from "../../../clientlibs/aem/package";
import { readSite, siteFiles } from "../../../clientlibs/aem/site-package";
import { diskLibrary, docsFiles } from "../../../clientlibs/docs";
import { editorFiles } from "../../../clientlibs/editor";
import { previousChunks } from "../../../clientlibs/previous-releases";
import { readSource } from "../../../clientlibs/read-source";
import type { OutputFile } from "../../../clientlibs/source";
import { wordPressFiles } from "../../../clientlibs/wordpress/plugin";
import { zip } from "../../../clientlibs/zip";
import { outputFolder } from "../../../distribution/output";
import { demoIds } from "./demo-ids";

const root = fileURLToPath(new URL("../../..", import.meta.url));
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

/** Writes the package of a CMS as a folder and as the file that administrators install. */
function writePackage(folder: string, name: string, files: readonly OutputFile[]): void {
  writeFolder(`cms/${folder}`, files);
  writeFileSync(join(dist, "cms", `${name}-${source.version}.zip`), zip(files));
}

const source = readSource(root, dist, demoIds);
const docs = await docsFiles(source);
const { VETRINA_AEM_DOCS: docsUrl, VETRINA_PREVIOUS_PACKAGES: previous } = process.env;
const chunks = previous ? previousChunks(previous, source.version) : [];
const site = readSite(process.env);
// CMS packages do not include the library for pages opened from a disk, because their pages come from a
// server.
writeFolder("docs", [...docs, await diskLibrary()]);
writeFolder("editor", editorFiles(source, process.env.VETRINA_DOCS));
writePackage(
  "aem",
  "vetrina-aem",
  aemFiles(source, {
    docs: docsUrl ? [] : docs,
    docsUrl,
    previousChunks: chunks,
  }),
);
writePackage("aem-site", `vetrina-aem-${site.folder}`, siteFiles(source, site));
writePackage("wordpress", "vetrina-wordpress", wordPressFiles(source, chunks));
