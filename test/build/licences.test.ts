import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type OutputBundle, rollup } from "rollup";
import { describe, expect, it } from "vitest";
import { bundledPackages, isPermissive, licences, renderNotices } from "../../scripts/build/licences";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

const bundleOf = (...files: readonly string[]) =>
  ({
    "chunk.js": {
      type: "chunk",
      modules: Object.fromEntries(files.map((file) => [file, { renderedLength: 1 }])),
    },
  }) as unknown as OutputBundle;

describe("licences", () => {
  it.each([
    ["MIT", true],
    ["(MPL-2.0 OR Apache-2.0)", true],
    ["MIT AND ISC", true],
    ["MIT AND GPL-3.0-only", false],
    ["(MPL-2.0 OR GPL-2.0-or-later)", false],
    ["LGPL-3.0", false],
    ["none", false],
    ["SEE LICENSE IN LICENSE.md", false],
  ])("%s: permissive is %s", (expression, expected) => {
    expect(isPermissive(expression)).toBe(expected);
  });

  it("are read from the packages whose code is in the bundle", () => {
    const found = bundledPackages(
      bundleOf(
        join(root, "src/entries/main.ts"),
        `\0${join(root, "node_modules/react/cjs/react.production.js")}?commonjs-module`,
        join(root, "node_modules/react/index.js"),
        join(root, "node_modules/axe-core/axe.js"),
        "\0commonjsHelpers.js",
      ),
    );
    expect(found.map(({ name, licence }) => [name, licence])).toEqual([
      ["axe-core", "MPL-2.0"],
      ["react", "MIT"],
    ]);
    expect(found.filter(({ licence }) => !isPermissive(licence)).map(({ name }) => name)).toEqual([
      "axe-core",
    ]);
  });

  it.each([
    ["axe-core", "not permissive: axe-core (MPL-2.0)"],
    ["react", undefined],
  ])("a build with code of %s gives the error: %s", async (name, message) => {
    const file = join(root, `node_modules/${name}/index.js`);
    const modules = new Map([
      ["entry", `export { x } from "${file}";`],
      [file, "export const x = 1;"],
    ]);
    const inMemory = {
      name: "in-memory",
      resolveId: (source: string) => source,
      load: (id: string) => modules.get(id),
    };
    const bundle = await rollup({ input: "entry", plugins: [inMemory, licences()] });
    const outcome = bundle.generate({}).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (message === undefined) expect(await outcome).toBeUndefined();
    else expect(await outcome).toContain(message);
  });

  it("have their texts in dist/vetrina", () => {
    const notices = read("dist/vetrina/THIRD-PARTY-LICENSES.txt");
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
    const bundled = ["react", "react-dom", "nanostores", "@nanostores/react", "@r2wc/core", "ky", "valibot"];
    for (const name of bundled) expect(notices).toContain(`${name} ${dependencies[name]} (`);
    expect(notices.match(/^Copyright|^MIT License/gm)?.length).toBeGreaterThanOrEqual(bundled.length);
    expect(notices).not.toContain(root);
  });

  it("of others are not in the npm package, and its notice says so", () => {
    expect(read("dist/npm/THIRD-PARTY-LICENSES.txt")).toBe(renderNotices([]));
  });
});

interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly licenses: readonly {
      readonly license?: { readonly id: string };
      readonly expression?: string;
    }[];
  }[];
}

describe("the SBOM (S27)", () => {
  const text = () => read("dist/sbom.json");
  const sbom = () => JSON.parse(text()) as Sbom;

  it("lists exactly the packages that players receive: the dependencies and their own dependencies", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as {
      packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>;
    };
    const production = Object.entries(packages)
      .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
      .map(([path, { version }]) => `${path.replace(/.*node_modules\//, "")} ${version}`);
    expect(production).toContain("scheduler 0.28.0");
    expect(sbom().bomFormat).toBe("CycloneDX");
    expect(sbom().metadata.component.name).toBe("vetrina");
    expect(
      sbom()
        .components.map(({ name, version }) => `${name} ${version}`)
        .sort(),
    ).toEqual(production.sort());
  });

  it("lists permissive licences only", () => {
    const refused = sbom().components.filter(
      ({ licenses }) =>
        licenses.length === 0 ||
        !licenses.every(({ license, expression }) => isPermissive(license?.id ?? expression ?? "none")),
    );
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  it("contains no host, no path of the machine, no time and no serial number", () => {
    expect(text()).not.toContain(root);
    expect(text().match(/https?:\/\/[^/"]+/g)).toEqual(["http://cyclonedx.org"]);
    expect(text()).not.toMatch(/timestamp|serialNumber/);
  });
});

describe("the lock file (S27)", () => {
  it("pins every package to one version with its digest, and contains no download addresses", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as {
      packages: Record<string, { version?: string; integrity?: string; resolved?: string; link?: boolean }>;
    };
    const wrong = Object.entries(packages)
      .filter(([path]) => path !== "")
      .filter(
        ([, { version, integrity, resolved }]) =>
          !/^\d+\.\d+\.\d+/.test(version ?? "") || !integrity?.startsWith("sha") || resolved !== undefined,
      )
      .map(([path]) => path);
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it("matches package.json, so that npm ci accepts it", () => {
    const lock = JSON.parse(read("package-lock.json")) as {
      packages: Record<string, { dependencies?: object; devDependencies?: object }>;
    };
    const { dependencies, devDependencies } = JSON.parse(read("package.json")) as {
      dependencies: object;
      devDependencies: object;
    };
    expect(lock.packages[""]).toMatchObject({ dependencies, devDependencies });
    expect(execFileSync("git", ["ls-files", "package-lock.json"], { cwd: root, encoding: "utf8" })).toBe(
      "package-lock.json\n",
    );
  });
});
