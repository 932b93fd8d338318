import type { Plugin } from "rollup";

/** Modules of which an importer has its own copy. */
interface Copies {
  /** Marks the copies. It begins with "?". */
  readonly query: string;
  readonly isImporter: (id: string) => boolean;
  readonly isCopied: (id: string) => boolean;
}

/**
 * Gives some importers their own copies of modules. Otherwise a module that two chunks import would be in neither, but in
 * a third one that both load.
 */
const moduleCopies = ({ query, isImporter, isCopied }: Copies): Plugin => ({
  name: `module-copies${query}`,
  async resolveId(source, importer = "") {
    const isCopy = importer.endsWith(query);
    if (!isCopy && !isImporter(importer)) return null;
    const original = isCopy ? importer.slice(0, -query.length) : importer;
    const resolved = await this.resolve(source, original, { skipSelf: true });
    if (!resolved || !isCopied(resolved.id)) return resolved;
    return { id: resolved.id + query, moduleSideEffects: false };
  },
  async load(id) {
    if (!id.endsWith(query)) return null;
    const { code } = await this.load({ id: id.slice(0, -query.length) });
    // The original has the source map.
    return { code: code ?? "", map: { mappings: "" } };
  },
});

/**
 * The calls, and the schemas that only they have. What the client or the notifications need too is in the chunk
 * `gamification`, which the calls by name import anyway.
 */
const calls =
  /\/src\/gamification\/(calls\/(?!(call|achievements|awards|leaderboards)\.ts)|schema\/(competitions|contests|files|graphs|instant-wins|members|message-calls|missions|products|rewards|rules|scoring|tokens)\.ts)/;

/** The calls by name, which only scripts of pages make, in a chunk apart from those of the widgets (decision 29). */
export const callCopies = (): Plugin =>
  moduleCopies({
    query: "?by-name",
    isImporter: (id) => id.endsWith("/src/gamification/by-name.ts"),
    isCopied: (id) => calls.test(id),
  });

/** Messages have their toasts in `gamification-panels`, which pages with notifications alone do not load (decision 26). */
export const toastCopies = (): Plugin =>
  moduleCopies({
    query: "?notifications",
    isImporter: (id) => id.includes("/widgets/notifications/"),
    isCopied: (id) => id.includes("/src/ui/toast/"),
  });
