import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { root } from "./entries";

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

interface LockedPackage {
  readonly version: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** The SBOM of npm, made from the lock file without network access. `--omit=dev` would also omit React. */
function readNpmSbom(): Sbom {
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--offline"];
  const options = { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 } as const;
  return JSON.parse(execFileSync("npm", args, options)) as Sbom;
}

/** `name@version` of each package in the lock file that players receive. */
function productionPackages(): Set<string> {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const production = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional,
  );
  return new Set(
    production.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, "")}@${version}`),
  );
}

/** The download address depends on the machine that installed the package, not on the package. */
function withoutDownload(component: Component): Component {
  const references = component.externalReferences ?? [];
  return { ...component, externalReferences: references.filter(({ type }) => type !== "distribution") };
}

/**
 * Writes the packages that players receive as a CycloneDX file. It has no serial number and no time, and it uses the
 * project's name instead of its folder's, so that two builds give the same bytes (S28).
 */
export function writeSbom(file: string, name: string): void {
  const { serialNumber: _serialNumber, ...sbom } = readNpmSbom();
  const { timestamp: _timestamp, ...metadata } = sbom.metadata;
  const project = { ...metadata.component, name };
  const listed = productionPackages();
  const kept = new Set([...listed, project["bom-ref"]]);
  const stable = {
    ...sbom,
    metadata: { ...metadata, component: project },
    components: sbom.components.filter((each) => listed.has(each["bom-ref"])).map(withoutDownload),
    dependencies: sbom.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) })),
  };
  writeFileSync(file, `${JSON.stringify(stable, null, 2)}\n`);
}
