import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type OutputBundle, rollup } from "rollup";
import { describe, expect, it } from "vitest";
import { bundledPackages, isPermissive, licences, renderNotices } from "../../scripts/build/licences";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));

const bundleOf = (...files: readonly string[]) =>
  ({
    "chunk.js": {
      type: "chunk",
      modules: Object.fromEntries(files.map((file) => [file, { renderedLength: 1 }])),
    },
  }) as unknown as OutputBundle;

/** `name version` of each package that the source maps of the shipped scripts name, sorted. */
function shippedPackages(): string[] {
  const files = [...filesIn("dist/vetrina"), "dist/vetrina.js.map"]
    .filter((file) => file.endsWith(".map"))
    .flatMap((map) => {
      const { sources } = JSON.parse(read(map)) as { sources: readonly string[] };
      return sources.map((source) => join(root, dirname(map), source));
    });
  const folders = files.map((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0]);
  const packages = [...new Set(folders)].flatMap((folder) => {
    if (folder === undefined) return [];
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      name: string;
      version: string;
    };
    return `${name} ${version}`;
  });
  return packages.sort();
}

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
  ])("are classified as permissive or not (%s: %s)", (expression, expected) => {
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
  ])(
    "make a build with code of %s fail unless they are permissive (expected error: %s)",
    async (name, message) => {
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
    },
  );

  it("have their texts in dist/vetrina for the shipped packages only", () => {
    const notices = read("dist/vetrina/THIRD-PARTY-LICENSES.txt");
    const named = [...notices.matchAll(/^-{72}\n(\S+ \S+) \(/gm)].map(([, each]) => each);
    expect(named).toEqual(shippedPackages());
    expect(notices.match(/^Copyright|^MIT License/gm)?.length).toBeGreaterThanOrEqual(named.length);
    expect(notices).not.toContain(root);
  });

  it("are not included in the npm package, because it does not contain other packages", () => {
    expect(read("dist/npm/THIRD-PARTY-LICENSES.txt")).toBe(renderNotices([]));
  });
});

interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string; readonly "bom-ref": string } };
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  readonly components: readonly {
    readonly "bom-ref": string;
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

  it("lists exactly the packages whose code is in the files that players receive", () => {
    expect(sbom().bomFormat).toBe("CycloneDX");
    expect(sbom().metadata.component.name).toBe("vetrina");
    expect(
      sbom()
        .components.map(({ name, version }) => `${name} ${version}`)
        .sort(),
    ).toEqual(shippedPackages());
  });

  it("has dependency relations only between the project and the listed packages", () => {
    const { metadata, components, dependencies } = sbom();
    const listed = [metadata.component, ...components].map((each) => each["bom-ref"]).sort();
    expect(dependencies.map(({ ref }) => ref).sort()).toEqual(listed);
    expect(listed).toEqual(expect.arrayContaining(dependencies.flatMap(({ dependsOn }) => dependsOn)));
  });

  it("lists permissive licences only", () => {
    const refused = sbom().components.filter(
      ({ licenses }) =>
        licenses.length === 0 ||
        !licenses.every(({ license, expression }) => isPermissive(license?.id ?? expression ?? "none")),
    );
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  it("does not contain a host, a path of the machine, a time or a serial number", () => {
    expect(text()).not.toContain(root);
    expect(text().match(/https?:\/\/[^/"]+/g)).toEqual(["http://cyclonedx.org"]);
    expect(text()).not.toMatch(/timestamp|serialNumber/);
  });
});

describe("the lock file (S27)", () => {
  it("pins every package to one version with its digest, and contains no download URLs", () => {
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
