import type { GetModuleInfo, ManualChunkMeta } from "rollup";
import { builtServices } from "./services";

/** Packages that render widgets, and the modules that adapt Preact to them. */
const renderer =
  /\/node_modules\/(react|react-dom|scheduler|preact|@r2wc\/core)\/|\/src\/preact\/|^\0commonjsHelpers/;

/**
 * Chunks without elements, in order of precedence. Each chunk contains the modules that its entry point
 * imports directly or indirectly.
 */
const services: readonly (readonly [chunk: string, entry: string])[] = [
  ["bootstrap", "/src/entries/bootstrap.ts"],
  ["main", "/src/entries/main.ts"],
  // The elements of the panels use the same modules as the service `panels`, so `gamification-panels`
  // contains these modules.
  ...builtServices
    .filter(({ name }) => name !== "panels")
    .map(({ chunk, root }) => [chunk, `/${root}`] as const),
  ["http-client", "/src/http-client/index.ts"],
  ["bot-check", "/src/account/bot-check/index.ts"],
  ["english", "/src/i18n/english-tables.ts"],
  // Chunk for pages that authors view. It does not contain the inspector.
  ["author-checks", "/src/inspector/author-checks.ts"],
  ["author-checks", "/src/platform/contrast.ts"],
];

/**
 * Modules that services share with each other and with elements. The package valibot is in the chunk
 * `network`, because only services need it.
 */
const common =
  /\/src\/(i18n|platform|time|utils)\/(?!valibot|bounded-text)|\/src\/live-casino\/table-id|\/node_modules\/date-fns-tz\//;

/**
 * Chunks for other modules that more than one entry point imports, by folder. The first matching folder
 * determines the chunk.
 */
const folders: readonly (readonly [folder: RegExp, chunk: string | undefined])[] = [
  // Modules that a widget shares with its own lazy part stay with the widget.
  [/\/widgets\//, undefined],
  [/\/src\/config\//, "bootstrap"],
  [/\/src\/(account|http|http-client)\//, "network"],
  [/\/src\/(widget-kit\/)?bonus\//, "bonus-cards"],
  [/\/src\/(widget-kit\/)?calendar\//, "calendar"],
  [/\/src\/live-casino\//, "live-casino"],
  [/\/src\/gamification\/(hub|protocol)\//, "gamification"],
  [/\/src\/(widget-kit\/)?gamification\//, "gamification-panels"],
  [/\/sandbox\//, "authoring"],
  [/\/src\/tour\/|\/visibility\/visible/, "tour-steps"],
  [/\/src\/ui\/toast\//, "toasts"],
  [/./, "ui"],
];

/** Maps each module to the entry points that import it statically, directly or indirectly. */
function entriesByModule(ids: Iterable<string>, getModuleInfo: GetModuleInfo): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (id: string, entry: string) => {
    const entries = found.get(id) ?? new Set();
    if (entries.has(entry)) return;
    found.set(id, entries.add(entry));
    getModuleInfo(id)?.importedIds.forEach((imported) => visit(imported, entry));
  };
  for (const id of ids) {
    const info = getModuleInfo(id);
    if (info?.isEntry || info?.dynamicImporters.length) visit(id, id);
  }
  return found;
}

/**
 * Returns Rollup's `manualChunks`. A module that only one entry point imports stays in the chunk of this
 * entry point.
 */
export function sharedChunks() {
  let entries: Map<string, Set<string>> | undefined;
  return (id: string, { getModuleIds, getModuleInfo }: ManualChunkMeta): string | undefined => {
    if (renderer.test(id)) return "dependencies";
    entries ??= entriesByModule(getModuleIds(), getModuleInfo);
    const importers = [...(entries.get(id) ?? [])];
    const service = services.find(([, entry]) => importers.some((importer) => importer.endsWith(entry)));
    if (service && common.test(id) && importers.length > 1) return "bootstrap";
    if (service) return service[0];
    if (id.includes("/src/inspector/")) return "inspector";
    return importers.length > 1 ? folders.find(([folder]) => folder.test(id))?.[1] : undefined;
  };
}
