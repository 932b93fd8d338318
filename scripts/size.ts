import { existsSync, readFileSync } from "node:fs";
import type { Manifest } from "../distribution/manifest";
import { brotlied, gzipped } from "../distribution/output";
import type { WidgetTag } from "../src/definition";
import { loaderLimit, pageBudgets, widgetLimit } from "./size-budgets";

const chunkOf = (tag: WidgetTag) => tag.replace("vetrina-", "widget-");

const row = (name: string, ...cells: readonly (number | string)[]) =>
  name.padEnd(26) +
  cells.map((cell) => (typeof cell === "number" ? cell.toFixed(2) : cell).padStart(9)).join("");

/** Advice for a size above its limit. */
const advice =
  "Make it smaller, or raise the limit in scripts/size-budgets.ts to the measured size plus 5 % and give the reason in the commit.";

/** Prints the sizes of one build, pages first. @returns a line for each size above its limit */
function check(build: "react" | "light", dist: URL): string[] {
  const { files } = JSON.parse(
    readFileSync(new URL("vetrina/resources/manifest.json", dist), "utf8"),
  ) as Manifest;
  const contents = new Map(
    Object.entries(files).map(([name, { file }]) => [
      name,
      readFileSync(new URL(`vetrina/resources/${file}`, dist)),
    ]),
  );
  const loader = readFileSync(new URL("vetrina.js", dist));
  const problems: string[] = [];
  const compare = (name: string, size: number, limit: number, unit: string) => {
    if (size > limit)
      problems.push(`${build} build, ${name}: ${size.toFixed(2)} KB ${unit} is above ${limit}. ${advice}`);
  };

  /** Chunks of the widgets and of their services, and all chunks that these import. */
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

  // Only pages have a brotli limit, because brotli 11 is slow. Each script is compressed only once.
  const brotliSizes = new Map<string, number>();
  const brotliSize = (name: string, content: Uint8Array | undefined) => {
    const size = brotliSizes.get(name) ?? (content ? brotlied(content) : NaN);
    brotliSizes.set(name, size);
    return size;
  };

  console.log(`\n${row(`${build} build, pages, KB`, "scripts", "br", "br ≤")}`);
  for (const { page, tags, ...limits } of pageBudgets) {
    const chunks = chunksOf(tags);
    const size = chunks.reduce(
      (sum, name) => sum + brotliSize(name, contents.get(name)),
      brotliSize("vetrina.js", loader),
    );
    const limit = build === "light" ? limits.light : limits.limit;
    console.log(row(page, String(chunks.length + 1), size, limit));
    compare(page, size, limit, "br");
  }
  console.log(row("files, KB", "", "gz", "gz ≤"));
  console.log(row("loader", "", gzipped(loader), loaderLimit));
  compare("loader", gzipped(loader), loaderLimit, "gz");
  for (const [name, content] of contents) {
    const isWidget = name.startsWith("widget-");
    const size = gzipped(content);
    console.log(row(name, "", size, ...(isWidget ? [widgetLimit] : [])));
    if (isWidget) compare(name, size, widgetLimit, "gz");
  }
  return problems;
}

const folderOf = (folder: string) => new URL(`../${folder}/`, import.meta.url);

const problems = check("react", folderOf(process.env.VETRINA_DIST ?? "dist"));
// `dist/light` exists only after `npm run build:light`, because `npm run build` removes it.
if (existsSync(folderOf("dist/light"))) problems.push(...check("light", folderOf("dist/light")));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
