// @vitest-environment node
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const cases = join(root, "test/bench/cases");
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs the benchmark in a copy of the project without installed packages and without a build. */
function run(...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-bench-"));
  folders.push(folder);
  for (const part of ["scripts", "test/bench"]) {
    mkdirSync(join(folder, part), { recursive: true });
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/bench.mjs", ...options], {
    cwd: folder,
    encoding: "utf8",
    // Makes npm and apt-get unavailable.
    env: { PATH: "" },
  });
  return { status, stdout, stderr, isInstalled: existsSync(join(folder, "node_modules")) };
}

describe("the benchmark", () => {
  it.each(["--help", "-h"])("prints its options for %s without installing or building", (option) => {
    const { status, stdout, isInstalled } = run(option);
    expect([status, isInstalled]).toEqual([0, false]);
    expect(stdout).toContain("--rounds");
    expect(stdout).toContain("arrival,bonus,bytes");
  });

  it.each([
    [["--rounds", "0"], "--rounds: expected a number above 0"],
    [["--only", "bytes,none"], '--only: there is no group "none"'],
    [["--before", "nowhere"], "--before: there is no built library in nowhere"],
    [["--round", "3"], "Unknown option '--round'"],
  ])("refuses %j before it installs or builds", (options, message) => {
    const { status, stderr } = run(...options);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toContain("npm run bench --");
  });

  it("names each group after its file", () => {
    const files = readdirSync(cases);
    expect(files).toContain("bytes.ts");
    for (const file of files)
      expect(readFileSync(join(cases, file), "utf8")).toContain(`name: "${file.replace(".ts", "")}",`);
  });
});
