/**
 * Parts of the paths of browser tests, by widget or folder of `src`. Widgets and folders whose tests have the
 * same name are not listed.
 */
const partsOf = {
  "balance-header": ["header/"],
  "bonus-carousel": ["bonus/"],
  "bonus-detail": ["bonus/detail", "bonus/states"],
  "gamification-hub": ["gamification/hub"],
  "instant-win": ["gamification/instant-wins"],
  "live-casino-card": ["live-casino/"],
  "live-casino-lobby": ["live-casino/"],
  "login-modal": ["login/"],
  account: ["account/", "header/", "login/"],
  calendar: ["date-picker/", "date-range/"],
};

/** Folders of `src` that affect every element, although some browser tests have the same name. */
const ofAllElements = ["element", "loader"];

/** A test that runs for every change: one visit with most elements. */
const journey = "test/browser/journey.test.ts";

/**
 * The browser tests that a change of a file can affect.
 *
 * @param {string} file a path from the root of the project
 * @param {readonly string[]} all the paths of all browser tests
 * @returns {readonly string[]} empty if the file does not belong to a widget or folder with its own tests and
 * can therefore affect every test
 */
export function browserTestsOf(file, all) {
  if (all.includes(file)) return [file];
  // For a helper of browser tests, a slow test or a removed test, all browser tests in its folder run.
  const helped = /^test\/browser\/(?!support\/)[^/]+\//.exec(file)?.[0];
  if (helped) return all.filter((test) => test.startsWith(helped));
  const [folder, subject = ""] = file.split("/");
  if (folder === "src" && ofAllElements.includes(subject)) return [];
  if (folder !== "widgets" && folder !== "src") return [];
  const parts = partsOf[subject] ?? [folder === "widgets" ? `/${subject}` : `test/browser/${subject}/`];
  return all.filter((test) => parts.some((part) => test.includes(part)));
}

/** Unit tests that import the widgets only because they start the demo site. */
const onlyDemoSite = [
  "test/unit/{account,gamification,services}/**",
  "test/unit/sandbox/{account,gamification,live-casino}/**",
];

/**
 * Patterns of unit tests that import changed files but are not affected by them.
 *
 * @param {readonly string[]} changed paths of changed files
 * @returns {readonly string[]}
 */
export const unaffectedUnitTests = (changed) =>
  changed.every((file) => file.startsWith("widgets/")) ? onlyDemoSite : [];

/** Files whose changes do not affect browser tests. */
const withoutBrowserTests =
  /^(docs|scripts\/(?!build\/)|stories|\.storybook|test\/(?!browser\/|support\/))|^[^/]+\.md$|^(LICENSE|\.[^/]+)$/;

/**
 * Unit tests that read source files instead of importing them, so `vitest related` cannot find these tests.
 */
export const readingTests = [
  "test/unit/layers.test.ts",
  "test/unit/docs/citations.test.ts",
  "test/unit/docs/plain-english.test.ts",
  "test/unit/scripts/lint-rules.test.ts",
];

/**
 * Chooses the browser tests for a change.
 *
 * @param {readonly string[]} changed paths of changed files
 * @param {readonly string[]} all the paths of all browser tests
 * @returns {{ files: readonly string[], shared: readonly string[] }} the tests to run, and the changed files
 *   that can affect every test
 */
export function chooseBrowserTests(changed, all) {
  const files = new Set();
  const shared = [];
  for (const file of changed.filter((each) => !withoutBrowserTests.test(each))) {
    const affected = browserTestsOf(file, all);
    for (const test of affected) files.add(test);
    if (affected.length === 0) shared.push(file);
  }
  if (files.size > 0 || shared.length > 0) files.add(journey);
  return { files: [...files].sort(), shared };
}
