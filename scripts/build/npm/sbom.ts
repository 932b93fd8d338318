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

/** npm knows the packages of the lock file without asking anybody. Its `--omit=dev` would also lose React. */
function askNpm(): Sbom {
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--offline"];
  const options = { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 } as const;
  return JSON.parse(execFileSync("npm", args, options)) as Sbom;
}

/** `name@version` of each package that players receive, as the lock file says. */
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

/** Where a package was downloaded from says something of the machine, not of the package. */
function withoutDownload(component: Component): Component {
  const references = component.externalReferences ?? [];
  return { ...component, externalReferences: references.filter(({ type }) => type !== "distribution") };
}

/**
 * The packages that players receive, as CycloneDX. Serial number and time are left out, and the project goes by its
 * name instead of its folder's, so that two builds give the same bytes (S28).
 */
export function writeSbom(file: string, name: string): void {
  const { serialNumber: _serialNumber, ...sbom } = askNpm();
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
