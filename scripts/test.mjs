import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installChromiums, installPackages } from "./install.mjs";

/** Tests of the light build that depend on the renderer most. `npm run test:light` runs nearly all tests. */
const lightTests = ["test/light", "test/browser/element/contract", "test/browser/journey.test.ts"];

/**
 * Conditions in which this script tests some of the stories: light on a desktop, dark on a phone, and a wide
 * font in narrow columns, which reveals most overflowing texts.
 * `npm run test:slow` tests all stories in these conditions, in forced colours, and in all widths with both
 * fonts and a minimum font size.
 */
const storyTests = ["catalogue", "text-tightest", "light-desk-fifth", "dark-phone-fifth"].map(
  (name) => `test/stories/${name}.test.ts`,
);

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "vetrina-tests-"));
const totals = { passed: 0, failed: 0 };
/** Failures, repeated at the end, because the start of a long output is often cut off. */
const failures = [];

function title(text) {
  console.log(`\n── ${text}`);
}

/**
 * Runs a command.
 *
 * @param isParallel true if another command runs in parallel, so that the output is printed when the command ends
 * @returns its exit code
 */
function run(name, [command, ...args], { isParallel = false, environment = {} } = {}) {
  if (!isParallel) title(name);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ["ignore", isParallel ? "pipe" : "inherit", isParallel ? "pipe" : "inherit"],
    });
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    child.on("error", (failure) => output.push(Buffer.from(String(failure))));
    child.on("close", (status) => {
      if (isParallel) {
        title(name);
        process.stdout.write(Buffer.concat(output));
      }
      resolve(status);
    });
  });
}

/**
 * Runs a script of `package.json` that counts as one test.
 *
 * @returns whether it passed
 */
async function check(name, script, options) {
  const passed = (await run(name, ["npm", "run", "--silent", script], options)) === 0;
  totals[passed ? "passed" : "failed"] += 1;
  if (!passed) failures.push({ name, message: "See its output above." });
  return passed;
}

/** Runs Vitest projects and adds their tests to the totals. A run without any passed test counts as failed. */
async function tests(name, projects, { isParallel, environment = {}, files = [] } = {}) {
  const report = join(reports, `${name}.json`);
  const command = [
    "npx",
    "vitest",
    "run",
    ...files,
    ...projects.map((project) => `--project=${project}`),
    // `npm run test:slow` runs the tests tagged `slow`.
    "--tags-filter=!slow",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const status = await run(`${name} tests`, command, { isParallel, environment });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report);
  totals.passed += numPassedTests;
  // A suite that fails to load reports no failed test, so the exit code is checked too.
  totals.failed += Math.max(numFailedTests, status === 0 && numPassedTests > 0 ? 0 : 1);
  if (status !== 0) failures.push({ name: `${name} tests`, message: `Exit code ${status}.` });
  for (const { assertionResults, name: file, message } of testResults) {
    if (message) failures.push({ name: file, message });
    for (const { status: result, fullName, failureMessages } of assertionResults) {
      if (result === "failed") failures.push({ name: fullName, message: failureMessages.join("\n") });
    }
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

installPackages();
const browsers = installChromiums();
for (const path of Object.values(browsers)) {
  console.log(execFileSync(path, ["--version"], { encoding: "utf8", stdio: "pipe" }).trim());
}

const isParallel = { isParallel: true };

/** Runs the builds, and the tests that read their files. */
async function builds() {
  const library = await check("build", "build", isParallel);
  if (!library) return { library };
  const light = await check("light build", "build:light-library", isParallel);
  await check("sizes", "size", isParallel);
  const stories = await check("Storybook", "build-storybook", isParallel);
  await tests("build", ["build"], isParallel);
  return { library, light, stories };
}

// Two commands at a time, because the continuous integration has two cores.
const [built] = await Promise.all([
  check("types", "types", isParallel).then(builds),
  check("lint", "lint", isParallel).then(() => tests("unit", ["unit"])),
]);
if (built.stories) await tests("story", ["stories"], { environment: browsers, files: storyTests });
if (built.library) await tests("browser", ["browser"], { environment: browsers });
if (built.light) {
  const environment = { ...browsers, VETRINA_BUILD: "light" };
  await tests("light", ["light", "browser"], { environment, files: lightTests });
}
rmSync(reports, { recursive: true, force: true });

for (const { name, message } of failures) console.log(`\nfailed: ${name}\n${message.slice(0, 2000)}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
