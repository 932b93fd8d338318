import { execFile, execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installChromium, installChromiumShell, installPackages } from "./install.mjs";

/** Where the visitor is: the site's own zone, and one that is far ahead and off by a quarter of an hour. */
const zones = ["Europe/Rome", "Pacific/Chatham"];

/**
 * What the visitor's zone could change: abroad only this is run again, so that the whole stays under 20 minutes. Its
 * browser tests meet the whole Chromium there; at home its headless shell does.
 */
const zoned = {
  unit: ["balance-header", "calendar", "date-picker", "definition", "i18n", "platform"].map(
    (folder) => `test/unit/${folder}`,
  ),
  // `date-picker/zones` gives its visitors zones of their own, and needs no other one.
  browser: ["date-picker/form", "date-picker/keys", "header/states", "journey"].map(
    (name) => `test/browser/${name}`,
  ),
};

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "vetrina-tests-"));
const totals = { passed: 0, failed: 0 };
/** Tests that passed at their second attempt: the machine was too slow for them, or they are wrong. */
const unsteady = [];

function title(text) {
  console.log(`\n── ${text}`);
}

/** A check that passes or fails as a whole. */
function check(name, script) {
  title(name);
  const { status } = spawnSync("npm", ["run", "--silent", script], { cwd: root, stdio: "inherit" });
  totals[status === 0 ? "passed" : "failed"] += 1;
  return status === 0;
}

/**
 * Checks of one core each, side by side; what one says stands under its title when it is over. Tells whether all
 * passed.
 */
async function checksTogether(named) {
  const one = ([name, script]) =>
    new Promise((resolve) => {
      const options = { cwd: root, maxBuffer: Infinity };
      execFile("npm", ["run", "--silent", script], options, (failure, stdout, stderr) => {
        title(name);
        process.stdout.write(stdout + stderr);
        totals[failure ? "failed" : "passed"] += 1;
        resolve(!failure);
      });
    });
  const outcomes = await Promise.all(Object.entries(named).map(one));
  return outcomes.every(Boolean);
}

/** A vitest project; its own tests are counted one by one, and a run that counted none has failed. */
function tests(project, zone, { environment = {}, files = [] } = {}) {
  title(`${project} tests, ${zone}`);
  const report = join(reports, `${project}-${zone.replace("/", "-")}.json`);
  const args = [
    "vitest",
    "run",
    ...files,
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const { status } = spawnSync("npx", args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TZ: zone, VETRINA_ZONE: zone, ...environment },
  });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report);
  totals.passed += numPassedTests;
  // A suite that could not even be read fails no single test.
  totals.failed += Math.max(numFailedTests, status === 0 && numPassedTests > 0 ? 0 : 1);
  for (const { assertionResults } of testResults) unsteady.push(...assertionResults.filter(failedFirst));
}

const failedFirst = ({ status, failureMessages }) => status === "passed" && failureMessages.length > 0;

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

installPackages();
const whole = { CHROMIUM_PATH: installChromium() };
// The tests of the back/forward cache, which the shell has not, take the whole browser all the same.
const shell = { CHROMIUM_PATH: installChromiumShell(), CHROMIUM_WHOLE_PATH: whole.CHROMIUM_PATH };
for (const { CHROMIUM_PATH } of [whole, shell]) {
  console.log(execFileSync(CHROMIUM_PATH, ["--version"], { encoding: "utf8", stdio: "pipe" }).trim());
}

await checksTogether({ types: "types", lint: "lint" });
const [home, abroad] = zones;
// Unit tests keep one core busy, the build the other.
const building = checksTogether({ build: "build" });
tests("unit", home);
tests("unit", abroad, { files: zoned.unit });
if (await building) {
  check("sizes", "size");
  tests("build", home);
  if (check("Storybook", "build-storybook")) tests("stories", home, { environment: whole });
  tests("browser", home, { environment: shell });
  tests("browser", abroad, { environment: whole, files: zoned.browser });
}
rmSync(reports, { recursive: true, force: true });

for (const { fullName, failureMessages } of unsteady) {
  console.log(`\npassed at its second attempt only: ${fullName}\n${failureMessages[0]}`);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
