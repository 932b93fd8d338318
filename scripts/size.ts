import { existsSync, readdirSync, readFileSync } from "node:fs";
import { calls } from "../src/gamification/calls/all";
import { bundleImports } from "./build/bundle-imports";
import { brotlied, gzipped } from "./build/kilobytes";
import { type Budget, chunkBudgets, pageBudgets } from "./size-budgets";

/** Imports of the gamification client from the npm package. Libraries and other layers are not counted. */
const importedParts = {
  "gamification client": ["createGamification", "shareAcrossTabs", ...Object.keys(calls)],
  "gamification of two calls": ["createGamification", "getMember", "getAwards"],
};

async function importedPart([name, names]: [string, readonly string[]]): Promise<[string, Buffer]> {
  return [name, Buffer.from(await bundleImports(new URL("../src/gamification/", import.meta.url), names))];
}

/** Budget name → content, for each file that players download and each import from the package. */
async function measuredFiles(dist: URL): Promise<Map<string, Buffer>> {
  const resources = new URL("vetrina/resources/", dist);
  const chunks = readdirSync(resources)
    .filter((file) => file.endsWith(".js"))
    .map((file): [string, Buffer] => [
      file.replace(/(-[0-9a-z]+)?\.js$/, ""),
      readFileSync(new URL(file, resources)),
    ]);
  return new Map([
    ["loader", readFileSync(new URL("vetrina.js", dist))],
    ...chunks,
    ...(await Promise.all(Object.entries(importedParts).map(importedPart))),
    ["vetrina.css", readFileSync(new URL("vetrina.css", dist))],
  ]);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const cell = (text: string | number) => (typeof text === "number" ? text.toFixed(2) : text).padStart(8);

/** Prints the sizes of one build beside their budgets. @returns what is wrong */
async function check(build: "react" | "light", dist: URL): Promise<string[]> {
  const files = await measuredFiles(dist);
  const problems: string[] = [];
  const limitOf = ({ limit, light = limit }: Budget) => (build === "light" ? light : limit);
  const row = (budget: Budget, unit: "gz" | "br") => {
    const contents = budget.files.map((file) => files.get(file)).filter((content) => content !== undefined);
    if (contents.length < budget.files.length) return problems.push(`${build}, ${budget.name}: not built`);
    const sizes = { gz: sum(contents.map(gzipped)), br: sum(contents.map(brotlied)) };
    const limit = limitOf(budget);
    console.log(budget.name.padEnd(24) + [sizes.gz, sizes.br, limit].map(cell).join(""));
    if (sizes[unit] <= limit) return undefined;
    return problems.push(`${build}, ${budget.name}: ${sizes[unit].toFixed(2)} KB ${unit} is above ${limit}`);
  };

  const budgets = chunkBudgets([...files.keys()].filter(isChunk).length);
  console.log(`\n${`${build} build, KB`.padEnd(24)}${["gz", "br", "gz ≤"].map(cell).join("")}`);
  for (const budget of budgets) row(budget, "gz");
  console.log(`${"pages, KB".padEnd(24)}${["gz", "br", "br ≤"].map(cell).join("")}`);
  for (const budget of pageBudgets) row(budget, "br");
  const budgeted = new Set(budgets.flatMap(({ files: names }) => names));
  for (const name of files.keys()) if (!budgeted.has(name)) problems.push(`${build}, ${name}: has no budget`);
  return problems;
}

const notChunks = ["loader", "vetrina.css", ...Object.keys(importedParts)];
const isChunk = (name: string) => !notChunks.includes(name);

const folderOf = (folder: string) => new URL(`../${folder}/`, import.meta.url);

const problems = await check("react", folderOf(process.env.VETRINA_DIST ?? "dist"));
// `npm run build:light` makes it, and `npm run build` removes it.
if (existsSync(folderOf("dist/light"))) problems.push(...(await check("light", folderOf("dist/light"))));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
