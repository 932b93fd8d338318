// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  browserTestsOf,
  chooseBrowserTests,
  readingTests,
  unaffectedUnitTests,
} from "../../../scripts/changed-tests.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const all = readdirSync(`${root}test/browser`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `test/browser/${file}`);
const widgets = readdirSync(`${root}widgets`).filter((name) => !name.includes("."));

describe("the browser tests of a change", () => {
  it.each(widgets)("include at least one test if the widget %s changes", (widget) => {
    expect(browserTestsOf(`widgets/${widget}/definition.ts`, all)).not.toEqual([]);
  });

  it("are those of the changed widget or subject, and the journey test", () => {
    const paths = [
      "test/browser/date-picker/keys.test.ts",
      "test/browser/gamification/rules.test.ts",
      "test/browser/header/menu.test.ts",
      "test/browser/journey.test.ts",
    ];
    expect(chooseBrowserTests(["widgets/date-picker/DatePicker.tsx", "docs/widgets.md"], paths)).toEqual({
      files: ["test/browser/date-picker/keys.test.ts", "test/browser/journey.test.ts"],
      shared: [],
    });
    expect(
      chooseBrowserTests(["src/gamification/rules/text.ts", "test/browser/header/menu.test.ts"], paths),
    ).toEqual({
      files: [
        "test/browser/gamification/rules.test.ts",
        "test/browser/header/menu.test.ts",
        "test/browser/journey.test.ts",
      ],
      shared: [],
    });
  });

  it("are only the journey test if all changed files are shared, and the result lists these files", () => {
    const changed = [
      "src/ui/dialog/Dialog.tsx",
      "src/element/host.ts",
      "sandbox/model/model.ts",
      "widgets/catalogue.ts",
      "rollup.config.mjs",
      "package-lock.json",
      "scripts/build/main.ts",
      "test/support/fuzz.ts",
    ];
    expect(chooseBrowserTests(changed, ["test/browser/tour/keyboard.test.ts"])).toEqual({
      files: ["test/browser/journey.test.ts"],
      shared: changed,
    });
  });

  it("are not chosen if only documents, unit tests or lint settings change", () => {
    const changed = ["README.md", "docs/widgets.md", "test/unit/http/retries.test.ts", ".oxlintrc.json"];
    expect(chooseBrowserTests(changed, all)).toEqual({ files: [], shared: [] });
  });

  it.each(["tour-page.ts", "removed.test.ts", "look.slow.test.ts"])(
    "are those of the same folder if a helper, a removed test or a slow test changes: %s",
    (file) => {
      const tests = ["test/browser/tour/keyboard.test.ts", "test/browser/header/menu.test.ts"];
      expect(browserTestsOf(`test/browser/tour/${file}`, tests)).toEqual([tests[0]]);
    },
  );
});

describe("the unit tests of a change", () => {
  it.each(readingTests)("always include %s, which is an existing file", (file) => {
    expect(existsSync(`${root}${file}`)).toBe(true);
  });

  it("exclude tests that reach a changed widget only through the demo site", () => {
    expect(unaffectedUnitTests(["widgets/missions/texts.ts"])).toContain(
      "test/unit/{account,gamification,services}/**",
    );
    expect(unaffectedUnitTests(["widgets/missions/texts.ts", "src/http/url.ts"])).toEqual([]);
  });

  it.each(["account", "gamification", "services", "sandbox"])(
    "never import a widget directly if they are in the folder %s",
    (folder) => {
      const importing = readdirSync(`${root}test/unit/${folder}`, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .filter((file) =>
          /from "[./]+\/widgets\//.test(readFileSync(`${root}test/unit/${folder}/${file}`, "utf8")),
        );
      expect(importing).toEqual([]);
    },
  );
});
