import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "vetrina-new-widget-"));
const inCopy = { cwd: copy, encoding: "utf8", stdio: "pipe" } as const;

interface NewWidget {
  readonly folder: string;
  readonly component: string;
  readonly args: readonly string[];
  /** Existing files of the project that the command changes. */
  readonly changed: readonly string[];
  /** Files that only some new widgets have. */
  readonly others: readonly string[];
}

const lists = ["widgets/catalogue.ts", "widgets/descriptions.ts"];
const withCalls = ["sandbox/model/calls.ts", ...lists];

// Excludes the example of the documentation, because a developer who has followed it already has that widget.
const widgets: readonly NewWidget[] = [
  {
    folder: "another-probe",
    component: "AnotherProbe",
    args: ["Elemento di prova", "Another probe"],
    changed: lists,
    others: [],
  },
  {
    folder: "test-service",
    component: "TestService",
    args: ["Servizio di prova", "Test service", "--service"],
    changed: withCalls,
    others: ["widgets/test-service/service.ts"],
  },
  {
    folder: "test-tickets",
    component: "TestTickets",
    args: ["Biglietti di prova", "Test tickets", "--service=player"],
    changed: withCalls,
    others: ["widgets/test-tickets/service.ts"],
  },
];

const filesOf = ({ folder, component, others }: NewWidget) =>
  [
    `stories/widgets/${folder}.stories.tsx`,
    `test/browser/${folder}/${folder}.test.ts`,
    `test/unit/${folder}/${component}.test.tsx`,
    `widgets/${folder}/${component}.tsx`,
    `widgets/${folder}/definition.ts`,
    `widgets/${folder}/description.ts`,
    `widgets/${folder}/${folder}.css`,
    `widgets/${folder}/texts.ts`,
    ...others,
  ].sort();

const newFiles = widgets.flatMap(filesOf);
const isCode = (file: string) => /\.tsx?$/.test(file);

/** All files of the project that git does not ignore, whether committed or not. */
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

/** Time limit of steps that copy or check the whole project, milliseconds; long enough for a busy machine. */
const timeout = 600_000;

beforeAll(() => {
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // With a symbolic link, Vitest passes some of the copy's sources to Node without compiling them.
  execFileSync("cp", ["-R", join(root, "node_modules"), copy]);
  execFileSync("git", ["init", "--quiet"], inCopy);
  execFileSync("git", ["add", "--all"], inCopy);
}, timeout);
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

describe("npm run new-widget", () => {
  it("prints its usage if arguments are missing", () => {
    const { status, stderr } = newWidget("another-probe");
    expect(status).toBe(1);
    expect(stderr).toContain("npm run new-widget -- ");
  });

  it.each(widgets)(
    "creates the files of $folder, and changes only the existing lists of widgets and calls",
    (widget) => {
      const git = (...args: string[]) => execFileSync("git", args, inCopy).trim().split("\n");
      expect(newWidget(widget.folder, ...widget.args).status).toBe(0);
      expect(git("ls-files", "--others", "--exclude=node_modules").sort()).toEqual(filesOf(widget));
      expect(git("diff", "--name-only")).toEqual(widget.changed);
      expect(filesOf(widget).length + widget.changed.length).toBeLessThanOrEqual(12);
      git("add", "--all");
    },
  );

  it("keeps the lists in alphabetical order", () => {
    const catalogue = readFileSync(join(copy, "widgets/catalogue.ts"), "utf8");
    expect(catalogue).toMatch(/achievements,\s+anotherProbe,\s+awards/);
    expect(catalogue).toMatch(/rules,\s+testService,\s+testTickets,\s+tour/);
    const descriptions = readFileSync(join(copy, "widgets/descriptions.ts"), "utf8");
    expect(descriptions).toMatch(/achievementsDescription,\s+anotherProbeDescription,\s+awardsDescription,/);
    expect(descriptions).toMatch(/rulesDescription,\s+testServiceDescription,/);
  });

  it("refuses to overwrite a widget", () => {
    const { status, stderr } = newWidget("another-probe", "Altro", "Other");
    expect(status).toBe(1);
    expect(stderr).toContain("already exists");
  });

  it("creates files that pass the type check, lint and formatting", { timeout }, () => {
    // The compiler also checks the modules that the new files import: the catalogue and the helpers of
    // stories and tests.
    const scope = {
      extends: "./tsconfig.json",
      include: [],
      files: [...newFiles.filter(isCode), "src/inline-files.d.ts"],
    };
    writeFileSync(join(copy, "tsconfig.new-files.json"), JSON.stringify(scope));
    expect(run("npm", "run", "types", "--", "--project", "tsconfig.new-files.json")).toMatchObject({
      status: 0,
    });
    const code = [...newFiles.filter(isCode), ...withCalls];
    expect(run("npx", "oxlint", "--deny-warnings", ...code)).toMatchObject({ status: 0 });
    expect(run("npx", "oxfmt", "--check", ...newFiles, ...withCalls)).toMatchObject({ status: 0 });
    expect(run("npx", "knip", "--no-progress")).toMatchObject({ status: 0 });
  });

  it("creates widgets that pass their unit tests and the tests of all definitions", { timeout }, () => {
    const { status, output } = run(
      ...["npx", "vitest", "run", "--project", "unit"],
      ...widgets.map(({ folder }) => `test/unit/${folder}`),
      ...["test/unit/clientlibs", "test/unit/layers"],
    );
    for (const { component } of widgets) expect(output).toContain(`${component}.test.tsx`);
    expect(status, output).toBe(0);
  });
});
