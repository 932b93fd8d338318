import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, createApp, root } from "../browser/package/app";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;

/**
 * Packages that npm installs with a package: its dependencies and non-optional peers, and in turn their
 * dependencies and peers.
 */
function installedWith(folder: string, found = new Set<string>()): Set<string> {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifestIn(folder);
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of [...Object.keys(dependencies), ...peers]) {
    if (found.has(name)) continue;
    found.add(name);
    installedWith(`node_modules/${name}`, found);
  }
  return found;
}

const installed = [...installedWith("dist/npm")];
const withoutReact = ["vetrina/gamification", "vetrina/http", "vetrina/account", "vetrina/definitions"];

/**
 * A module with a type error in its second line, which proves that the compiler reads the package's types.
 */
const wrong = 'import { createGamification } from "vetrina/gamification";\ncreateGamification(5);\n';

let app: App;
beforeAll(() => {
  const sources = withoutReact.map((entry, at) => [
    `entry-${at}.ts`,
    `import * as entry from "${entry}";\nexport const names = Object.keys(entry);\n`,
  ]);
  app = createApp(
    { ...(Object.fromEntries(sources) as Record<string, string>), "wrong.ts": wrong },
    installed,
  );
});
afterAll(() => app.remove());

const importInNode = (entry: string) =>
  execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", `console.log(Object.keys(await import("${entry}")).length > 1)`],
    { cwd: app.folder, encoding: "utf8", stdio: "pipe" },
  ).trim();

/**
 * Bundles an entry point completely, with its dynamic imports. @returns the packages that are not installed
 */
async function missingInBundle(entry: string): Promise<string[]> {
  const outcome = build({
    stdin: { contents: `export * from "${entry}";`, resolveDir: app.folder },
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "silent",
  });
  return outcome.then(
    () => [],
    ({ errors }: { errors: readonly { text: string }[] }) => [
      ...new Set(errors.map(({ text }) => /Could not resolve "([^"]+)"/.exec(text)?.[1] ?? text)),
    ],
  );
}

describe("an application that installs only the package", () => {
  it("installs neither React nor dependencies that only the elements need", () => {
    expect(installed).toContain("nanostores");
    expect(installed).not.toContain("react");
    expect(
      installed.filter((name) => Object.hasOwn(manifestIn("dist/npm").peerDependencies ?? {}, name)),
    ).toEqual([]);
  });

  it.each(withoutReact)("can import %s", (entry) => {
    expect(importInNode(entry)).toBe("true");
  });

  it("can type-check, without React, the entry points and everything that their types import", () => {
    const options = { module: "ESNext", moduleResolution: "Bundler", skipLibCheck: false };
    expect(app.typeErrors(options)).toEqual([expect.stringMatching(/^wrong\.ts:2: /)]);
  }, 180_000);

  it.each(["vetrina/gamification", "vetrina/http", "vetrina/account"])("can bundle %s", async (entry) => {
    expect(await missingInBundle(entry)).toEqual([]);
  });

  it("gets bundler errors about exactly the optional peers if it uses the elements", async () => {
    const missing = (await missingInBundle("vetrina/widgets")).map(
      (path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0],
    );
    const { peerDependenciesMeta = {} } = manifestIn("dist/npm");
    // A bundler does not need packages that contain only types.
    const inCode = Object.keys(peerDependenciesMeta).filter((name) => !name.startsWith("@types/"));
    expect([...new Set(missing)].sort()).toEqual(inCode.sort());
    expect(() => importInNode("vetrina/react")).toThrow("Cannot find package 'react'");
  });
});
