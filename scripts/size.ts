import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { calls } from "../src/gamification/calls/all";
import { catalogue } from "../widgets/catalogue";
import { bundleImports } from "./build/bundle-imports";

const dist = new URL(`../${process.env.VETRINA_DIST ?? "dist"}/`, import.meta.url);
const resources = new URL("vetrina/resources/", dist);
const chunkFiles = readdirSync(resources).filter((file) => file.endsWith(".js"));

/** The loader contains a table of all chunks. A line costs this, most of it for a digest, which does not compress. */
const costOfChunk = 0.07;

/** Maximum size of each chunk in KB (1000 bytes) after gzip 9. Several files may share one budget. */
const budgets: readonly {
  readonly name: string;
  readonly files: readonly string[];
  readonly limit: number;
}[] = [
  { name: "loader", files: ["loader"], limit: 4.7 + costOfChunk * (chunkFiles.length - 30) },
  { name: "dependencies", files: ["dependencies"], limit: 50 },
  { name: "main", files: ["main"], limit: 15.6 },
  { name: "network, account area", files: ["network"], limit: 16.3 },
  { name: "http client", files: ["http-client"], limit: 2.1 },
  { name: "bonus", files: ["bonus"], limit: 7.8 },
  { name: "slider", files: ["slider"], limit: 6.8 },
  { name: "bonus carousel and slider", files: ["widget-bonus-carousel", "slider"], limit: 11 },
  { name: "ui", files: ["ui"], limit: 10.6 },
  { name: "gamification", files: ["gamification"], limit: 18.5 },
  { name: "· client, calls, tabs", files: ["gamification client"], limit: 15.8 },
  { name: "· client and two calls", files: ["gamification of two calls"], limit: 10 },
  { name: "gamification panels", files: ["gamification-panels"], limit: 18.2 },
  { name: "calls by name", files: ["calls-by-name"], limit: 2.2 },
  { name: "competition details", files: ["competition-details"], limit: 2.1 },
  { name: "leaderboard, live", files: ["leaderboard-live"], limit: 2.41 },
  { name: "mission steps and map", files: ["mission-steps"], limit: 6.6 },
  { name: "instant win, play", files: ["instant-win-play"], limit: 7.6 },
  { name: "hub agenda", files: ["hub-agenda"], limit: 4.2 },
  { name: "sockjs", files: ["sockjs"], limit: 18 },
  { name: "live casino", files: ["live-casino"], limit: 4 },
  { name: "sanitiser", files: ["sanitiser"], limit: 13 },
  { name: "countdown", files: ["countdown"], limit: 2 },
  { name: "tour", files: ["tour"], limit: 4.2 },
  { name: "tour, popover", files: ["tour-popover"], limit: 4.6 },
  { name: "driver.js", files: ["driver"], limit: 7.4 },
  { name: "nickname", files: ["nickname"], limit: 3.5 },
  { name: "data layer", files: ["data-layer"], limit: 1.2 },
  { name: "inspector", files: ["inspector"], limit: 10 },
  { name: "inspector, page", files: ["inspector-page"], limit: 9.6 },
  { name: "for authors only", files: ["authoring"], limit: 46.6 },
  ...catalogue.map(({ tag, title, budget }) => ({
    name: title.en.toLowerCase(),
    files: [tag.replace("vetrina-", "widget-")],
    limit: budget ?? 0,
  })),
  { name: "vetrina.css", files: ["vetrina.css"], limit: 1 },
];

/** Imports of the gamification client from the npm package. Libraries and other layers are not counted. */
const importedParts = {
  "gamification client": ["createGamification", "shareAcrossTabs", ...Object.keys(calls)],
  "gamification of two calls": ["createGamification", "getMember", "getAwards"],
};

async function importedPart([name, names]: [string, readonly string[]]): Promise<[string, Buffer]> {
  return [name, Buffer.from(await bundleImports(new URL("../src/gamification/", import.meta.url), names))];
}

/** Budget name → content, for each file that players download and each import from the package. */
async function measuredFiles(): Promise<Map<string, Buffer>> {
  const chunks = chunkFiles.map((file): [string, Buffer] => [
    file.replace(/-[0-9a-z]+\.js$/, ""),
    readFileSync(new URL(file, resources)),
  ]);
  return new Map([
    ["loader", readFileSync(new URL("vetrina.js", dist))],
    ...chunks,
    ...(await Promise.all(Object.entries(importedParts).map(importedPart))),
    ["vetrina.css", readFileSync(new URL("vetrina.css", dist))],
  ]);
}

const kilobytes = (bytes: number) => bytes / 1000;
const gzipped = (content: Buffer) => kilobytes(gzipSync(content, { level: 9 }).length);
const brotlied = (content: Buffer) =>
  kilobytes(brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const cell = (value: number) => value.toFixed(2).padStart(8);

const files = await measuredFiles();
const problems: string[] = [];

console.log(`${"KB".padEnd(24)}${"gz".padStart(8)}${"br".padStart(8)}${"budget".padStart(8)}`);
for (const { name, files: names, limit } of budgets) {
  const contents = names.map((file) => files.get(file));
  if (contents.includes(undefined)) {
    problems.push(`${name}: not built`);
    continue;
  }
  const built = contents as Buffer[];
  const gz = sum(built.map(gzipped));
  console.log(`${name.padEnd(24)}${cell(gz)}${cell(sum(built.map(brotlied)))}${cell(limit)}`);
  if (gz > limit) problems.push(`${name}: ${gz.toFixed(2)} KB gz is above ${limit}`);
}

const budgeted = new Set(budgets.flatMap(({ files: names }) => names));
for (const name of files.keys()) if (!budgeted.has(name)) problems.push(`${name}: has no budget`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
