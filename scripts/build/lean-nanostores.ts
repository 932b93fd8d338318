import type { Plugin } from "rollup";

/** What the hook of nanostores has for stores with keys, of which there are none here, and what stays of it. */
const replacements = [
  ["import { listenKeys } from 'nanostores'\n", ""],
  [
    `return keys?.length > 0
      ? listenKeys(store, keys, emit(snapshotRef, onChange))
      : store.listen(emit(snapshotRef, onChange))`,
    "return store.listen(emit(snapshotRef, onChange))",
  ],
] as const;

function leanHook(code: string): string {
  return replacements.reduce((rest, [old, replacement]) => {
    if (!rest.includes(old)) throw new Error(`@nanostores/react has no "${old}": adapt lean-nanostores.ts`);
    return rest.replace(old, replacement);
  }, code);
}

/** Leaves out of `useStore` what brings the functions for stores with keys into every page. */
export const leanNanostores = (): Plugin => ({
  name: "lean-nanostores",
  transform: (code, id) =>
    id.endsWith("/@nanostores/react/index.js") ? { code: leanHook(code), map: null } : undefined,
});
