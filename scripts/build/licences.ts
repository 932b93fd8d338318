import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { OutputBundle, Plugin } from "rollup";

/** SPDX identifiers of permissive licences, which only require that the licence notice is included. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "Unlicense",
  "Zlib",
]);

/** Whether at least one alternative of an SPDX expression consists of permissive licences only. */
export function isPermissive(expression: string): boolean {
  return expression
    .replace(/[()]/g, "")
    .split(/\sOR\s/)
    .some((alternative) => alternative.split(/\sAND\s/).every((licence) => permissive.has(licence.trim())));
}

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The licence text with the copyright notice. */
  readonly text: string;
}

/** Copyright notices from the repositories of packages that are published without a licence file. */
const missingNotices: Readonly<Record<string, string>> = {
  "@r2wc/core": "Copyright (c) 2022 Bitovi",
};

const mitText = (notice: string) =>
  readFileSync(new URL("./mit-licence.txt", import.meta.url), "utf8").replace("{notice}", notice);

function licenceText(folder: string, name: string, licence: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (file) return readFileSync(`${folder}/${file}`, "utf8").trim();
  const notice = missingNotices[name];
  if (notice !== undefined && licence === "MIT") return mitText(notice).trim();
  throw new Error(`${name} has no licence file`);
}

/** The package of a module. Skips package.json files without a name, which some packages contain. */
function packageOf(moduleFile: string): BundledPackage {
  for (let folder = dirname(moduleFile); folder.includes("node_modules"); folder = dirname(folder)) {
    const file = `${folder}/package.json`;
    if (!existsSync(file)) continue;
    const { name, version, license } = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    if (!name || !version) continue;
    const licence = license ?? "none";
    return { name, version, licence, text: licenceText(folder, name, licence) };
  }
  throw new Error(`${moduleFile} does not belong to a package`);
}

/** Files below `node_modules` whose code is in the bundle. */
function packageFiles(bundle: OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === "chunk" ? Object.entries(file.modules) : [],
  );
  return modules
    .filter(([id, { renderedLength }]) => renderedLength > 0 && id.includes("/node_modules/"))
    .map(([id]) => id.replace(/^\0/, "").replace(/\?.*$/, ""));
}

/** Packages whose code is in the bundle, sorted by name. */
export function bundledPackages(bundle: OutputBundle): BundledPackage[] {
  const packages = packageFiles(bundle).map(packageOf);
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const line = "-".repeat(72);

/** The text of `THIRD-PARTY-LICENSES.txt`. */
export function renderNotices(packages: readonly BundledPackage[]): string {
  if (packages.length === 0) {
    return "These files contain no third-party code. The packages that they import have their own licences.\n";
  }
  const notices = packages.map(
    ({ name, version, licence, text }) => `${line}\n${name} ${version} (${licence})\n\n${text}\n`,
  );
  return `The files of this folder contain code of these packages:\n\n${notices.join("\n")}`;
}

/** Writes `THIRD-PARTY-LICENSES.txt` from the bundled code. Fails on a licence that is not permissive. */
export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const packages = bundledPackages(bundle);
        const refused = packages.filter(({ licence }) => !isPermissive(licence));
        if (refused.length > 0) {
          this.error(
            `not permissive: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(", ")}`,
          );
        }
        this.emitFile({
          type: "asset",
          fileName: "THIRD-PARTY-LICENSES.txt",
          source: renderNotices(packages),
        });
      },
    },
  };
}
