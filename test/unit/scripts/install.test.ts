// @vitest-environment node
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("../../../scripts/install.mjs", import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a project with the script and a fake `npm` that only records its call. */
function project() {
  const root = mkdtempSync(join(tmpdir(), "vetrina-install-"));
  folders.push(root);
  mkdirSync(join(root, "scripts"));
  copyFileSync(script, join(root, "scripts/install.mjs"));
  writeFileSync(join(root, "package-lock.json"), "{}");
  mkdirSync(join(root, "bin"));
  writeFileSync(join(root, "bin/npm"), `#!/bin/sh\necho "$@" > "${root}/called"\n`, { mode: 0o755 });
  const run = (code: string, env: Readonly<Record<string, string>> = {}) =>
    execFileSync(process.execPath, ["--input-type=module", "-e", code], {
      cwd: root,
      encoding: "utf8",
      env: { PATH: `${root}/bin:${process.env.PATH}`, ...env },
    });
  const install = () => run('import { installPackages } from "./scripts/install.mjs"; installPackages();');
  return { root, run, install, hasInstalled: () => existsSync(join(root, "called")) };
}

describe("the installation of packages", () => {
  it("runs npm if nothing is installed", () => {
    const { install, hasInstalled } = project();
    install();
    expect(hasInstalled()).toBe(true);
  });

  it("does not touch linked packages, because npm would empty the folder behind the link", () => {
    const { root, install, hasInstalled } = project();
    const elsewhere = mkdtempSync(join(tmpdir(), "vetrina-linked-"));
    folders.push(elsewhere);
    writeFileSync(join(elsewhere, "kept"), "");
    symlinkSync(elsewhere, join(root, "node_modules"));
    install();
    expect(hasInstalled()).toBe(false);
    expect(readdirSync(elsewhere)).toEqual(["kept"]);
  });
});

describe("the installation of Chromium", () => {
  it("returns the paths of the full browser and the shell, even if the variables are already set", () => {
    const { root, run } = project();
    for (const name of ["chromium", "chromium-headless-shell"])
      writeFileSync(join(root, "bin", name), "", { mode: 0o755 });
    const named = (env?: Readonly<Record<string, string>>) =>
      JSON.parse(
        run(
          'import { installChromiums } from "./scripts/install.mjs"; console.log(JSON.stringify(installChromiums()));',
          env,
        ),
      ) as Record<string, string>;
    const expected = {
      CHROMIUM_WHOLE_PATH: join(root, "bin/chromium"),
      CHROMIUM_PATH: join(root, "bin/chromium-headless-shell"),
    };
    const first = named();
    expect(first).toEqual(expected);
    expect(named(first)).toEqual(expected);
    expect(named({ CHROMIUM_PATH: expected.CHROMIUM_PATH })).toEqual(expected);
    const own = { CHROMIUM_WHOLE_PATH: "/opt/chromium", CHROMIUM_PATH: "/opt/shell" };
    expect(named(own)).toEqual(own);
  });
});
