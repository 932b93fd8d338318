import { elementPeers } from "../../../distribution/element-peers";
import { typesOf } from "./declarations";
import { entries } from "./entries";

/** The fields of the project's package.json that the published package.json uses. */
export interface ProjectManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string;
  /** Location of the sources, which the owner of the project sets. */
  readonly repository?: unknown;
  readonly keywords: readonly string[];
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * The oldest peer versions that are known to work. Peers that are not listed have the versions of the
 * project. `test/build/package-react.test.ts` tests the oldest React.
 */
const oldestPeers: Readonly<Record<string, string>> = { react: "19.0.0", "react-dom": "19.0.0" };

/**
 * Peers that only the types of `./react` and of the elements import, so only TypeScript applications need
 * them.
 */
const typePeers = { "@types/react": "^19.0.0" };

function exportsMap(): Record<string, unknown> {
  const paths = Object.keys(entries).map((entry) => [
    entry === "index" ? "." : `./${entry}`,
    { types: `./${typesOf(entry)}`, default: `./${entry}.js` },
  ]);
  return { ...Object.fromEntries(paths), "./package.json": "./package.json" };
}

/** Returns the published package.json. Versions and licence are those of the project's package.json. */
export function packageManifest(project: ProjectManifest, imported: ReadonlySet<string>): object {
  const versions = [...imported].sort().map((name) => {
    const version = project.dependencies[name];
    if (version === undefined)
      throw new Error(`${name} is imported, but package.json does not list it in dependencies`);
    return [name, version] as const;
  });
  const { name, version, description, license, repository, keywords, engines } = project;
  return {
    name,
    version,
    description,
    keywords,
    ...(license && { license }),
    ...(repository !== undefined && { repository }),
    engines,
    type: "module",
    sideEffects: false,
    types: `./${typesOf("index")}`,
    exports: exportsMap(),
    dependencies: Object.fromEntries(versions.filter(([each]) => !elementPeers.includes(each))),
    peerDependencies: {
      ...typePeers,
      ...Object.fromEntries(
        versions
          .filter(([each]) => elementPeers.includes(each))
          .map(([each, own]) => [each, `^${oldestPeers[each] ?? own}`]),
      ),
    },
    peerDependenciesMeta: Object.fromEntries(
      [...Object.keys(typePeers), ...elementPeers].map((each) => [each, { optional: true }]),
    ),
  };
}
