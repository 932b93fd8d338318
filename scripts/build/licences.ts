import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { OutputBundle, Plugin } from "rollup";

/** Licences that ask for no more than to be named. */
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

/** True where at least one alternative of an SPDX expression asks for permissive licences alone. */
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
  /** The licence's text with the names of its owners. */
  readonly text: string;
}

/** The notice of a package that is published without its licence's file, as its repository has it. */
const noticesElsewhere: Readonly<Record<string, string>> = {
  "@r2wc/core": "Copyright (c) 2022 Bitovi",
};

const mitText = (notice: string) =>
  readFileSync(new URL("./mit-licence.txt", import.meta.url), "utf8").replace("{notice}", notice);

function licenceText(folder: string, name: string, licence: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (file) return readFileSync(`${folder}/${file}`, "utf8").trim();
  const notice = noticesElsewhere[name];
  if (notice !== undefined && licence === "MIT") return mitText(notice).trim();
  throw new Error(`${name} brings no licence text`);
}

/** The package that a module belongs to; some have further package.json files, without a name, inside. */
function packageOf(moduleFile: string): BundledPackage {
  for (let folder = dirname(moduleFile); folder.includes("node_modules"); folder = dirname(folder)) {
    const file = `${folder}/package.json`;
    if (!existsSync(file)) continue;
    const { name, version, license } = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    if (!name || !version) continue;
    const licence = license ?? "none";
    return { name, version, licence, text: licenceText(folder, name, licence) };
  }
  throw new Error(`${moduleFile}: no package`);
}

/** Files of others of which something is in the bundle; what the bundler adds of its own has no file. */
function foreignFiles(bundle: OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === "chunk" ? Object.entries(file.modules) : [],
  );
  return modules
    .filter(([id, { renderedLength }]) => renderedLength > 0 && id.includes("/node_modules/"))
    .map(([id]) => id.replace(/^\0/, "").replace(/\?.*$/, ""));
}

/** Each package of which something is in the bundle, by name. */
export function bundledPackages(bundle: OutputBundle): BundledPackage[] {
  const packages = foreignFiles(bundle).map(packageOf);
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const line = "-".repeat(72);

/** The notices as one text. */
export function renderNotices(packages: readonly BundledPackage[]): string {
  if (packages.length === 0) {
    return "These files hold no code of others; the packages that they import bring their own licences.\n";
  }
  const notices = packages.map(
    ({ name, version, licence, text }) => `${line}\n${name} ${version} (${licence})\n\n${text}\n`,
  );
  return `The files of this folder hold code of these packages:\n\n${notices.join("\n")}`;
}

/** Writes `THIRD-PARTY-LICENSES.txt` from what is really bundled; fails on a licence that is not permissive. */
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
