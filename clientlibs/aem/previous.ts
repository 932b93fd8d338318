import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { OutputFile } from "../source";
import { clientLibrary, inPackage } from "./names";

const resources = `${inPackage(clientLibrary)}/resources/`;

/** `main-0a1b2c.js` and its map: a name with a hash never gets another content. */
const hashedName = /^[\w.-]+-[0-9a-z]{6,}\.js(\.map)?$/;

/** Version of a package from its file name, as numbers that can be compared. */
const versionOf = (file: string): readonly number[] => (file.match(/\d+/g) ?? []).map(Number);

function compareVersions(one: string, other: string): number {
  const [a, b] = [versionOf(one), versionOf(other)];
  const index = a.findIndex((part, position) => part !== b[position]);
  return index === -1 ? a.length - b.length : (a[index] ?? 0) - (b[index] ?? 0);
}

/**
 * The chunks of the last two releases. A package also holds the chunks of the releases before it; only those that its
 * own manifest names belong to it.
 *
 * @param folder holds the packages `vetrina-aem-<version>.zip`; a package of this version is left out
 * @throws Error if there is no such folder, or a package in it has no client library
 */
export function previousChunks(folder: string, version: string): OutputFile[] {
  if (!existsSync(folder))
    throw new Error(`VETRINA_PREVIOUS_PACKAGES is "${folder}": there is no such folder`);
  const packages = readdirSync(folder)
    .filter((file) => /^vetrina-aem-\d.*\.zip$/.test(file) && file !== `vetrina-aem-${version}.zip`)
    .sort(compareVersions)
    .slice(-2);
  const chunks = packages.flatMap((file) => chunksIn(join(folder, file)));
  return [...new Map(chunks.map((chunk) => [chunk.path, chunk])).values()];
}

function chunksIn(file: string): OutputFile[] {
  const entries = unzipSync(readFileSync(file), { filter: ({ name }) => name.startsWith(resources) });
  const manifest = entries[`${resources}manifest.json`];
  if (!manifest) throw new Error(`${file} has no client library`);
  const named = Buffer.from(manifest).toString("utf8");
  return Object.entries(entries)
    .map(([path, content]) => ({ path: path.slice(resources.length), content }))
    .filter(({ path }) => hashedName.test(path) && named.includes(path.replace(/\.map$/, "")));
}
