import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Paths of all files in a folder, at any depth, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
