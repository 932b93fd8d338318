import { existsSync, readFileSync } from "node:fs";
import type { WidgetTag } from "../src/definition";
import { brotlied, gzipped } from "./build/kilobytes";
import { loaderLimit, pageBudgets, widgetLimit } from "./size-budgets";

interface ManifestFile {
  readonly file: string;
  readonly imports: readonly string[];
  readonly needs: readonly string[];
}

interface Size {
  readonly gz: number;
  readonly br: number;
}

const chunkOf = (tag: WidgetTag) => tag.replace("vetrina-", "widget-");

const row = (name: string, ...cells: readonly (number | string)[]) =>
  name.padEnd(26) +
  cells.map((cell) => (typeof cell === "number" ? cell.toFixed(2) : cell).padStart(9)).join("");

/** What to do about a size above its limit. */
const advice =
  "Make it smaller, or raise the limit in scripts/size-budgets.ts to the measured size plus 5 % and give the reason in the commit.";

/** Prints the sizes of one build, pages first. @returns what is above its limit */
function check(build: "react" | "light", dist: URL): string[] {
  const sizeOf = (path: string): Size => {
    const content = readFileSync(new URL(path, dist));
    return { gz: gzipped(content), br: brotlied(content) };
  };
  const { files } = JSON.parse(readFileSync(new URL("vetrina/resources/manifest.json", dist), "utf8")) as {
    readonly files: Readonly<Record<string, ManifestFile>>;
  };
  const sizes = new Map<string, Size>(
    Object.entries(files).map(([name, { file }]) => [name, sizeOf(`vetrina/resources/${file}`)]),
  );
  const loader = sizeOf("vetrina.js");
  const problems: string[] = [];
  const compare = (name: string, size: number, limit: number, unit: string) => {
    if (size > limit)
      problems.push(`${build} build, ${name}: ${size.toFixed(2)} KB ${unit} is above ${limit}. ${advice}`);
  };

  /** The chunks of the widgets, of their services, and all that these import. */
  const chunksOf = (tags: readonly WidgetTag[]): string[] => {
    const found = new Set(["main", "bootstrap", "dependencies"]);
    const visit = (name: string) => {
      const { imports = [], needs = [] } = files[name] ?? {};
      for (const each of [name, ...imports]) found.add(each);
      needs.forEach(visit);
    };
    tags.map(chunkOf).forEach(visit);
    return [...found];
  };

  console.log(`\n${row(`${build} build, pages, KB`, "scripts", "gz", "br", "br ≤")}`);
  for (const { page, tags, ...limits } of pageBudgets) {
    const parts = [loader, ...chunksOf(tags).map((name) => sizes.get(name) ?? { gz: NaN, br: NaN })];
    const total = (unit: keyof Size) => parts.reduce((sum, part) => sum + part[unit], 0);
    const limit = build === "light" ? limits.light : limits.limit;
    console.log(row(page, String(parts.length), total("gz"), total("br"), limit));
    compare(page, total("br"), limit, "br");
  }
  console.log(row("files, KB", "", "gz", "br", "gz ≤"));
  console.log(row("loader", "", loader.gz, loader.br, loaderLimit));
  compare("loader", loader.gz, loaderLimit, "gz");
  for (const [name, { gz, br }] of sizes) {
    const isWidget = name.startsWith("widget-");
    console.log(row(name, "", gz, br, ...(isWidget ? [widgetLimit] : [])));
    if (isWidget) compare(name, gz, widgetLimit, "gz");
  }
  return problems;
}

const folderOf = (folder: string) => new URL(`../${folder}/`, import.meta.url);

const problems = check("react", folderOf(process.env.VETRINA_DIST ?? "dist"));
// `npm run build:light` makes it, and `npm run build` removes it.
if (existsSync(folderOf("dist/light"))) problems.push(...check("light", folderOf("dist/light")));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
