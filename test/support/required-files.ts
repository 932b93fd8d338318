import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { buildName, folderOfBuild } from "../../distribution/output";

const root = fileURLToPath(new URL("../..", import.meta.url));

const library = ["vetrina.js", "vetrina.css", "vetrina/resources/manifest.json"];
const packages = ["docs/index.html", "editor/html-data.json", "cms/wordpress", "npm/package.json"];

/** Files in the folder of the build that the tests of each project need. */
const needed: Readonly<Record<string, readonly string[]>> = {
  browser: library,
  slow: library,
  firefox: library,
  webkit: library,
  build: [...library, ...packages],
  light: library,
};

/**
 * Describes the first missing file and the command that builds it; `undefined` if all files exist.
 *
 * @param folder of the build; relative to the project, or absolute
 */
export function describeMissing(
  folder: string,
  files: readonly string[],
  command: string,
): string | undefined {
  const missing = files.find((file) => !existsSync(join(isAbsolute(folder) ? "" : root, folder, file)));
  return missing && `${join(folder, missing)} does not exist. Build first: ${command}`;
}

function check(files: readonly string[], folder = process.env.VETRINA_DIST ?? folderOfBuild()): void {
  const isLight = folder === "dist/light" || buildName() === "light";
  const message = describeMissing(folder, files, `npm run ${isLight ? "build:light" : "build"}`);
  if (message) throw new Error(message);
}

/**
 * Stops the tests if the build does not exist. Otherwise they would wait for elements until their time limit.
 *
 * @throws Error with the command that builds the missing file
 */
export default function setUp({ name }: TestProject): void {
  check(needed[name] ?? [], name === "light" ? "dist/light" : undefined);
}

/**
 * Checks that the packages exist, which only some tests of a project need. None of the tests of the light
 * build needs them.
 */
export const requirePackages = (): void => check(packages);
