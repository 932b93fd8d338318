import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "vetrina-new-widget-"));
const inCopy = { cwd: copy, encoding: "utf8", stdio: "pipe" } as const;

// Not the example of the documents, because a developer who has followed it already has that widget.
const newFiles = [
  "stories/widgets/test-probe.stories.tsx",
  "test/browser/test-probe/test-probe.test.ts",
  "test/unit/test-probe/TestProbe.test.tsx",
  "widgets/test-probe/TestProbe.tsx",
  "widgets/test-probe/definition.ts",
  "widgets/test-probe/description.ts",
  "widgets/test-probe/test-probe.css",
  "widgets/test-probe/texts.ts",
];
const isCode = (file: string) => /\.tsx?$/.test(file);

/** All files of the project that are not ignored, committed or not. */
const projectFiles = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n");

const newWidget = (...args: string[]) =>
  spawnSync("npx", ["tsx", "scripts/new-widget/main.ts", ...args], inCopy);

const run = (...[command, ...args]: [string, ...string[]]) => {
  const { status, stdout, stderr } = spawnSync(command, args, inCopy);
  return { status, output: stdout + stderr };
};

beforeAll(() => {
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  execFileSync("git", ["init", "--quiet"], inCopy);
  execFileSync("git", ["add", "--all"], inCopy);
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

describe("npm run new-widget", () => {
  it("prints its usage without arguments", () => {
    const { status, stderr } = newWidget("test-probe");
    expect(status).toBe(1);
    expect(stderr).toContain("npm run new-widget -- ");
  });

  it("creates the folder, a story and tests, and changes only the two lists of widgets", () => {
    expect(newWidget("test-probe", "Elemento di prova", "Test probe").status).toBe(0);
    const git = (...args: string[]) => execFileSync("git", args, inCopy).trim().split("\n");
    expect(git("ls-files", "--others", "--exclude=node_modules")).toEqual(newFiles);
    expect(git("diff", "--name-only")).toEqual(["widgets/catalogue.ts", "widgets/descriptions.ts"]);
    const catalogue = readFileSync(join(copy, "widgets/catalogue.ts"), "utf8");
    expect(catalogue).toMatch(/rules,\s+testProbe,\s+tour/);
    const descriptions = readFileSync(join(copy, "widgets/descriptions.ts"), "utf8");
    expect(descriptions).toMatch(/rulesDescription,\s+testProbeDescription,\s+tourDescription/);
  });

  it("refuses to overwrite a widget", () => {
    const { status, stderr } = newWidget("test-probe", "Altro", "Other");
    expect(status).toBe(1);
    expect(stderr).toContain("already exists");
  });

  it("creates files that pass the type check, lint and formatting", () => {
    // The compiler also checks the imports of these files: the catalogue and the helpers of stories and
    // tests.
    const scope = {
      extends: "./tsconfig.json",
      include: [],
      files: [...newFiles.filter(isCode), "src/inline-files.d.ts"],
    };
    writeFileSync(join(copy, "tsconfig.new-files.json"), JSON.stringify(scope));
    expect(run("npm", "run", "types", "--", "--project", "tsconfig.new-files.json")).toMatchObject({
      status: 0,
    });
    expect(run("npx", "oxlint", ...newFiles.filter(isCode))).toMatchObject({ status: 0 });
    expect(
      run("npx", "oxfmt", "--check", ...newFiles, "widgets/catalogue.ts", "widgets/descriptions.ts"),
    ).toMatchObject({ status: 0 });
  });

  it("creates a widget that passes its unit tests and the tests of all definitions", () => {
    const { status, output } = run(
      "npx",
      "vitest",
      "run",
      "--project",
      "unit",
      "test/unit/test-probe",
      "test/unit/clientlibs",
      "test/unit/layers",
    );
    expect(output).toContain("TestProbe.test.tsx");
    expect(status).toBe(0);
  });
});
