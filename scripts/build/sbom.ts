import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "rollup";
import { type BundledPackage, bundledPackages } from "./licences";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Component {
  readonly "bom-ref": string;
  readonly externalReferences?: readonly { readonly type: string }[];
}

interface Sbom {
  readonly metadata: { readonly component: Component; readonly timestamp: string };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  readonly serialNumber: string;
}

/**
 * The SBOM that npm generates from the lock file, without network access. It lists every installed package.
 */
function readNpmSbom(): Sbom {
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--offline"];
  const options = { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 } as const;
  return JSON.parse(execFileSync("npm", args, options)) as Sbom;
}

/** Removes the download URL, because it depends on the machine that installed the package. */
function withoutDownload(component: Component): Component {
  const references = component.externalReferences ?? [];
  return { ...component, externalReferences: references.filter(({ type }) => type !== "distribution") };
}

/**
 * The components of the bundled packages. @throws Error if the lock file does not contain one of the packages
 */
function componentsOf(
  { components }: Pick<Sbom, "components">,
  packages: readonly BundledPackage[],
): readonly Component[] {
  const byRef = new Map(components.map((each) => [each["bom-ref"], each]));
  return packages.map(({ name, version }) => {
    const component = byRef.get(`${name}@${version}`);
    if (!component) throw new Error(`${name} ${version} is in the bundle, but not in package-lock.json`);
    return withoutDownload(component);
  });
}

/**
 * A CycloneDX document that lists exactly these packages. It has no serial number and no time, and uses the
 * project's name instead of its folder's name. Two builds therefore produce the same bytes (S28).
 */
function renderSbom(packages: readonly BundledPackage[], name: string): string {
  const { serialNumber: _serialNumber, ...sbom } = readNpmSbom();
  const { timestamp: _timestamp, ...metadata } = sbom.metadata;
  const project = { ...metadata.component, name };
  const components = componentsOf(sbom, packages);
  const kept = new Set([project, ...components].map((each) => each["bom-ref"]));
  const stable = {
    ...sbom,
    metadata: { ...metadata, lifecycles: [{ phase: "build" }], component: project },
    components,
    dependencies: sbom.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) })),
  };
  return `${JSON.stringify(stable, null, 2)}\n`;
}

/**
 * Writes an SBOM of the packages whose code is in the bundle (S27). It uses the bundler's list of modules,
 * because packages in the lock file may be unused or run only on a server.
 */
export function sbom(options: { readonly file: string; readonly name: string }): Plugin {
  return {
    name: "sbom",
    writeBundle(_, bundle) {
      writeFileSync(options.file, renderSbom(bundledPackages(bundle), options.name));
    },
  };
}
