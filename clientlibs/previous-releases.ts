import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { OutputFile } from "./source";

/** Matches a file name with a hash, such as `main-0a1b2c3.js`. The content of such a file never changes. */
const hashedName = /^[\w.-]+-[0-9a-z]{6,}\.js$/;

/** Name of the source map of a chunk. Its hash differs from that of the chunk. */
const mapOf = ({ content }: OutputFile): string | undefined =>
  /sourceMappingURL=([\w.-]+)/.exec(Buffer.from(content).toString("utf8"))?.[1];

/** The version of a package for a CMS, or undefined for any other file. */
const versionOf = (file: string) => /^vetrina-(?:aem|wordpress)-(\d.*)\.zip$/.exec(file)?.[1];

const manifestName = "/resources/manifest.json";

/**
 * Chunks of the package's own release. The package also contains chunks of earlier releases, which its
 * manifest does not list.
 *
 * @throws Error if the package has no library
 */
function chunksIn(file: string): OutputFile[] {
  const entries = unzipSync(readFileSync(file), { filter: ({ name }) => name.includes("/resources/") });
  const manifest = Object.keys(entries).find((path) => path.endsWith(manifestName));
  if (manifest === undefined) throw new Error(`${file} has no client library`);
  const folder = manifest.slice(0, -"manifest.json".length);
  const named = Buffer.from(entries[manifest] ?? []).toString("utf8");
  const files = Object.entries(entries)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, content]) => ({ path: path.slice(folder.length), content }));
  const chunks = files.filter(({ path }) => hashedName.test(path) && named.includes(path));
  const maps = new Set(chunks.map(mapOf));
  return files.filter((file) => chunks.includes(file) || maps.has(file.path));
}

/**
 * Chunks of the last two releases, for pages that are still cached.
 *
 * @param folder contains packages for AEM or WordPress, such as `vetrina-wordpress-<version>.zip`
 * @param version the release being built, whose packages are ignored
 * @throws Error if the folder does not exist, or if a package in it does not contain the library
 */
export function previousChunks(folder: string, version: string): OutputFile[] {
  if (!existsSync(folder))
    throw new Error(`VETRINA_PREVIOUS_PACKAGES is "${folder}": this folder does not exist`);
  const packages = readdirSync(folder).flatMap((file) => {
    const release = versionOf(file);
    return release === undefined || release === version ? [] : [{ file, release }];
  });
  const releases = [...new Set(packages.map(({ release }) => release))]
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .slice(-2);
  const chunks = packages
    .filter(({ release }) => releases.includes(release))
    .flatMap(({ file }) => chunksIn(join(folder, file)));
  return [...new Map(chunks.map((chunk) => [chunk.path, chunk])).values()];
}

/**
 * Files of this release and of earlier releases. If two files have the same name, the file of this release is
 * used.
 */
export function withPrevious(current: readonly OutputFile[], previous: readonly OutputFile[]): OutputFile[] {
  const paths = new Set(current.map(({ path }) => path));
  return [...current, ...previous.filter(({ path }) => !paths.has(path))];
}
