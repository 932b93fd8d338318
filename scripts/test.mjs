import { execFile, execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installChromium, installChromiumShell, installPackages } from "./install.mjs";

/** Time zones of the visitor: the site's own, and one far ahead whose offset is not a whole number of hours. */
const zones = ["Europe/Rome", "Pacific/Chatham"];

/**
 * Tests whose results may depend on the visitor's zone. Only these run in the second zone too, so that `npm test` stays
 * under 30 minutes. Browser tests use the headless shell in the first zone and the full Chromium in the second.
 */
const zoneTests = {
  unit: ["balance-header", "calendar", "date-picker", "definition", "i18n", "platform", "time"].map(
    (folder) => `test/unit/${folder}`,
  ),
  // `date-picker/zones` is absent: it sets the zones of its visitors itself.
  browser: ["date-picker/form", "date-picker/keys", "header/states", "journey"].map(
    (name) => `test/browser/${name}`,
  ),
};

/** Tests of the light build: whatever depends on the renderer most. `npm run test:light` runs nearly all of them. */
const lightTests = ["element", "gamification/journey.test.ts", "journey.test.ts", "loader/clobbering"].map(
  (name) => `test/browser/${name}`,
);

/**
 * The conditions in which stories are looked at here, each with a third of the stories: light on a desk, dark on a phone,
 * and a wide font in narrow columns, which shows nearly all texts that do not fit. `npm run test:slow` looks at all stories
 * in each of these, in forced colours, and at both fonts and a minimum font size in all widths.
 */
const storyTests = ["catalogue", "text-tightest", "light-desk-third", "dark-phone-third"].map(
  (name) => `test/stories/${name}.test.ts`,
);

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "vetrina-tests-"));
const totals = { passed: 0, failed: 0 };
/** Tests that failed first and passed at their second attempt: the machine was too slow, or the test is wrong. */
const flaky = [];
/** What failed, told once more at the end: the start of a long output is often cut off. */
const failures = [];

function title(text) {
  console.log(`\n── ${text}`);
}

/**
 * Runs a script of `package.json` that counts as one test.
 *
 * @returns whether it passed
 */
function check(name, script) {
  title(name);
  const { status } = spawnSync("npm", ["run", "--silent", script], { cwd: root, stdio: "inherit" });
  countCheck(name, status === 0);
  return status === 0;
}

function countCheck(name, passed) {
  totals[passed ? "passed" : "failed"] += 1;
  if (!passed) failures.push({ name, message: "See its output above." });
}

/**
 * Runs checks in parallel. The output of each is printed under its title when it ends.
 *
 * @param scripts title → script of `package.json`
 * @returns whether all passed
 */
async function checksTogether(scripts) {
  const runOne = ([name, script]) =>
    new Promise((resolve) => {
      const options = { cwd: root, maxBuffer: Infinity };
      execFile("npm", ["run", "--silent", script], options, (failure, stdout, stderr) => {
        title(name);
        process.stdout.write(stdout + stderr);
        countCheck(name, !failure);
        resolve(!failure);
      });
    });
  const outcomes = await Promise.all(Object.entries(scripts).map(runOne));
  return outcomes.every(Boolean);
}

/** Runs a Vitest project and adds its tests to the totals. A run without any passed test counts as failed. */
function tests(project, zone, { environment = {}, files = [] } = {}) {
  title(
    `${project} tests, ${zone}${environment.VETRINA_BUILD ? `, ${environment.VETRINA_BUILD} build` : ""}`,
  );
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
  // A suite that does not load reports no failed test, so the exit code counts too.
  totals.failed += Math.max(numFailedTests, status === 0 && numPassedTests > 0 ? 0 : 1);
  if (status !== 0) failures.push({ name: `${project} tests, ${zone}`, message: `Exit code ${status}.` });
  for (const { assertionResults, name, message } of testResults) {
    flaky.push(...assertionResults.filter(failedFirst));
    if (message) failures.push({ name, message });
    for (const { status: result, fullName, failureMessages } of assertionResults) {
      if (result === "failed") failures.push({ name: fullName, message: failureMessages.join("\n") });
    }
  }
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
const fullBrowser = { CHROMIUM_PATH: installChromium() };
// The shell has no back/forward cache: tests of the cache always use the full browser.
const shell = { CHROMIUM_PATH: installChromiumShell(), CHROMIUM_WHOLE_PATH: fullBrowser.CHROMIUM_PATH };
for (const { CHROMIUM_PATH } of [fullBrowser, shell]) {
  console.log(execFileSync(CHROMIUM_PATH, ["--version"], { encoding: "utf8", stdio: "pipe" }).trim());
}

await checksTogether({ types: "types", lint: "lint" });
const [siteZone, otherZone] = zones;
// Unit tests and the build use one core each.
const building = checksTogether({ build: "build" });
tests("unit", siteZone);
tests("unit", otherZone, { files: zoneTests.unit });
if (await building) {
  check("sizes", "size");
  const buildingStories = checksTogether({ Storybook: "build-storybook" });
  tests("build", siteZone);
  if (await buildingStories) {
    tests("stories", siteZone, { environment: fullBrowser, files: storyTests });
  }
  tests("browser", siteZone, { environment: shell });
  tests("browser", otherZone, { environment: fullBrowser, files: zoneTests.browser });
  if (check("light build", "build:light")) {
    check("sizes of both builds", "size");
    const environment = { ...shell, VETRINA_BUILD: "light" };
    tests("light", siteZone, { environment });
    tests("browser", siteZone, { environment, files: lightTests });
  }
}
rmSync(reports, { recursive: true, force: true });

for (const { fullName, failureMessages } of flaky) {
  console.log(`\npassed at its second attempt only: ${fullName}\n${failureMessages[0]}`);
}
for (const { name, message } of failures) console.log(`\nfailed: ${name}\n${message.slice(0, 2000)}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
