import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chooseBrowserTests, readingTests, unaffectedUnitTests } from "./changed-tests.mjs";
import { installChromiums, installPackages } from "./install.mjs";

const usage = `npm run test:changed [-- <commit>]

Runs the tests that the changes since a commit can affect (default: HEAD, which means uncommitted changes):
types, oxlint, oxfmt, the unit tests that import a changed file or read source files, and the browser tests of the changed widgets and subjects.`;

if (process.argv.includes("--help")) {
  console.log(usage);
  process.exit();
}
const root = fileURLToPath(new URL("..", import.meta.url));

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** The id of the commit that the argument names. Ends this process if the commit does not exist. */
function baseCommit() {
  const [name = "HEAD"] = process.argv.slice(2);
  try {
    return git("rev-parse", "--verify", "--end-of-options", `${name}^{commit}`).trim();
  } catch {
    console.error(`"${name}" is not a commit.\n\n${usage}`);
    process.exit(1);
  }
}

/** Returns the paths that a Git command lists. */
const paths = (...args) =>
  git(...args, "-z")
    .split("\0")
    .filter(Boolean);

/** Runs a command with its output in this terminal. @throws Error if it fails */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" });
    child.on("error", reject);
    child.on("close", (status) =>
      status === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")}`)),
    );
  });
}

const npm = (script) => run("npm", ["run", "--silent", script]);

/** Runs the linters without knip, which takes as long as the others together. `npm test` runs it. */
async function lint() {
  await run("npx", ["oxlint"]);
  await run("npx", ["oxfmt", "--check"]);
}

const vitest = (args, env) => run("npx", ["vitest", ...args, "--tags-filter=!slow"], env);

const changed = [
  ...new Set([
    ...paths("diff", "--name-only", "--no-renames", baseCommit()),
    ...paths("ls-files", "--others", "--exclude-standard"),
  ]),
];
const sources = changed.filter((file) => /\.(tsx?|mjs|css)$/.test(file) && existsSync(`${root}${file}`));
const all = readdirSync(`${root}test/browser`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".slow.test.ts"))
  .map((file) => `test/browser/${file}`);
const { files, shared } = chooseBrowserTests(changed, all);

async function unitTests() {
  await npm("types");
  if (changed.length === 0) return;
  await vitest(["run", "--project=unit", ...readingTests]);
  if (sources.length === 0) return;
  const excluded = [...readingTests, ...unaffectedUnitTests(sources)].map(
    (pattern) => `--exclude=${pattern}`,
  );
  await vitest(["related", "--run", ...sources, "--project=unit", "--passWithNoTests", ...excluded]);
}

async function browserTests() {
  if (files.length === 0) return;
  await npm("build:library");
  await vitest(["run", "--project=browser", ...files], installChromiums());
}

installPackages();
console.log(`Changed files: ${changed.length}. Files with browser tests to run: ${files.length}.`);
const failures = (await Promise.allSettled([unitTests(), lint(), browserTests()]))
  .filter(({ status }) => status === "rejected")
  .map(({ reason }) => `failed: ${reason.message}`);
if (shared.length > 0) {
  console.log(`\nThese changes can affect every element; run npm test too:\n${shared.join("\n")}`);
}
console.log(`\n${failures.join("\n") || "everything passed"}`);
process.exitCode = failures.length === 0 ? 0 : 1;
