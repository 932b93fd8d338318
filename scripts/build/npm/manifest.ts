import { entries } from "./entries";
import { typesOf } from "./declarations";

/** What of the project's own package.json the published one is made of. */
export interface ProjectManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Only one copy of these may be on a page, and it is the application's. */
const peers = ["react", "react-dom"];

function exportsMap(): Record<string, unknown> {
  const paths = Object.keys(entries).map((entry) => [
    entry === "index" ? "." : `./${entry}`,
    { types: `./${typesOf(entry)}`, default: `./${entry}.js` },
  ]);
  return { ...Object.fromEntries(paths), "./package.json": "./package.json" };
}

/** The published package.json: versions and licence are the project's, written there and nowhere else. */
export function packageManifest(project: ProjectManifest, imported: ReadonlySet<string>): object {
  const versions = [...imported].sort().map((name) => {
    const version = project.dependencies[name];
    if (version === undefined) throw new Error(`${name} is imported, but it is no dependency of the project`);
    return [name, version] as const;
  });
  const { name, version, description, license } = project;
  return {
    name,
    version,
    description,
    ...(license && { license }),
    type: "module",
    sideEffects: false,
    exports: exportsMap(),
    dependencies: Object.fromEntries(versions.filter(([each]) => !peers.includes(each))),
    peerDependencies: Object.fromEntries(
      versions.filter(([each]) => peers.includes(each)).map(([each, proven]) => [each, `^${proven}`]),
    ),
  };
}
