import type { GetModuleInfo } from "rollup";

/** Packages that every widget stands on: the `dependencies` chunk, and nothing else in it. */
const dependencyPackages =
  /\/node_modules\/(react|react-dom|scheduler|@r2wc\/core|nanostores|@nanostores\/react)\//;

function staticImports(entry: string, getModuleInfo: GetModuleInfo): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return found;
}

/**
 * Rollup's `manualChunks`: a module goes to the first shared chunk whose root imports it, directly or not.
 * What no shared chunk needs stays with the widget that uses it.
 *
 * @param roots chunk name → the module that stands for the chunk, in order of precedence
 */
export function sharedChunks(roots: Readonly<Record<string, string>>) {
  const membersByChunk = new Map<string, Set<string>>();
  return (id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }): string | undefined => {
    if (dependencyPackages.test(id) || id.startsWith("\0commonjsHelpers")) return "dependencies";
    for (const [chunk, root] of Object.entries(roots)) {
      const members = membersByChunk.get(chunk) ?? staticImports(root, getModuleInfo);
      membersByChunk.set(chunk, members);
      if (members.has(id)) return chunk;
    }
    return undefined;
  };
}
