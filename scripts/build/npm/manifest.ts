import { entries } from "./entries";
import { typesOf } from "./declarations";

/** The fields of the project's package.json that the published one uses. */
export interface ProjectManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * The packages that only the elements and the React components need. They are optional peers: an application that
 * imports another entry does not get them, and a page has one copy of React. `@nanostores/react` is one of them because
 * its own peer is React.
 */
export const elementPeers = ["react", "react-dom", "@nanostores/react", "keen-slider"];

function exportsMap(): Record<string, unknown> {
  const paths = Object.keys(entries).map((entry) => [
    entry === "index" ? "." : `./${entry}`,
    { types: `./${typesOf(entry)}`, default: `./${entry}.js` },
  ]);
  return { ...Object.fromEntries(paths), "./package.json": "./package.json" };
}

/** The published package.json, with the versions and the licence of the project's own. */
export function packageManifest(project: ProjectManifest, imported: ReadonlySet<string>): object {
  const versions = [...imported].sort().map((name) => {
    const version = project.dependencies[name];
    if (version === undefined)
      throw new Error(`${name} is imported, but package.json does not list it in dependencies`);
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
    dependencies: Object.fromEntries(versions.filter(([each]) => !elementPeers.includes(each))),
    peerDependencies: Object.fromEntries(
      versions
        .filter(([each]) => elementPeers.includes(each))
        .map(([each, version]) => [each, `^${version}`]),
    ),
    peerDependenciesMeta: Object.fromEntries(elementPeers.map((each) => [each, { optional: true }])),
  };
}
