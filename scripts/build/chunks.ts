import type { GetModuleInfo } from "rollup";

/**
 * The packages that draw every widget, and what adapts Preact. The `dependencies` chunk holds these and nothing else. It
 * imports no other chunk, and `main` does not import it: services begin before React is there.
 */
const dependencyModules = /\/node_modules\/(react|react-dom|scheduler|preact|@r2wc\/core)\/|\/src\/preact\//;

function staticImports(entries: readonly string[], getModuleInfo: GetModuleInfo): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    getModuleInfo(id)?.importedIds.forEach(visit);
  };
  entries.forEach(visit);
  return found;
}

/**
 * Makes Rollup's `manualChunks`: a module goes to the first shared chunk whose roots import it, directly or not. A
 * module that no shared chunk imports stays with the widget that uses it.
 *
 * @param roots chunk name → root modules of the chunk, in order of precedence
 */
export function sharedChunks(roots: Readonly<Record<string, readonly string[]>>) {
  const membersByChunk = new Map<string, Set<string>>();
  return (id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }): string | undefined => {
    if (dependencyModules.test(id) || id.startsWith("\0commonjsHelpers")) return "dependencies";
    for (const [chunk, modules] of Object.entries(roots)) {
      const members = membersByChunk.get(chunk) ?? staticImports(modules, getModuleInfo);
      membersByChunk.set(chunk, members);
      if (members.has(id)) return chunk;
    }
    return undefined;
  };
}
