import type { Plugin } from "rollup";

const query = "?by-name";

/**
 * The calls, and the schemas that only they have. What the client or the notifications need too is in the chunk
 * `gamification`, which the calls by name import anyway.
 */
const copied =
  /\/src\/gamification\/(calls\/(?!(call|achievements|awards|leaderboards)\.ts)|schema\/(competitions|contests|files|graphs|instant-wins|members|message-calls|missions|products|rewards|rules|scoring|tokens)\.ts)/;

const isByName = (id: string) => id.endsWith("/src/gamification/by-name.ts");

/**
 * Gives the calls by name, which only scripts of pages make, their own copies of the calls. Otherwise a call that a
 * widget makes too would be in no chunk of either, but in one that both load, for each combination of widgets.
 */
export const callCopies = (): Plugin => ({
  name: "call-copies",
  async resolveId(source, importer = "") {
    const isCopy = importer.endsWith(query);
    if (!isCopy && !isByName(importer)) return null;
    const original = isCopy ? importer.slice(0, -query.length) : importer;
    const resolved = await this.resolve(source, original, { skipSelf: true });
    if (!resolved || !copied.test(resolved.id)) return resolved;
    return { id: resolved.id + query, moduleSideEffects: false };
  },
  async load(id) {
    if (!id.endsWith(query)) return null;
    const { code } = await this.load({ id: id.slice(0, -query.length) });
    // The original has the source map.
    return { code: code ?? "", map: { mappings: "" } };
  },
});
