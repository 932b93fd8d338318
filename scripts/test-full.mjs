import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installChromiums, installPackages } from "./install.mjs";

/**
 * Every suite that has a command, quick ones first. `npm test` makes the builds that the other suites use.
 */
const suites = [
  "test",
  "test:slow",
  "test:light",
  "test:firefox",
  "test:webkit",
  "test:aem",
  "test:wordpress",
  "test:consumers",
];

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs a suite. @returns a line for the summary */
function runSuite(name) {
  console.log(`\n━━ npm run ${name}`);
  const start = Date.now();
  const { status } = spawnSync("npm", ["run", "--silent", name], { cwd: root, env, stdio: "inherit" });
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  if (status !== 0) process.exitCode = 1;
  return `${status === 0 ? "passed" : "FAILED"}  ${minutes.padStart(5)} min  ${name}`;
}

installPackages();
const env = { ...process.env, ...installChromiums() };
// A suite fails if its program cannot be installed. The other suites still run.
const summary = suites.map(runSuite);
console.log(`\n━━ summary\n${summary.join("\n")}`);
