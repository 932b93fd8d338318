import type { Plugin } from "rollup";

/** How r2wc's core reads and writes attributes. Our elements pass it none (`src/element/r2wc.ts`). */
const transforms = `w = {
  string: E,
  number: x,
  boolean: C,
  function: O,
  method: P,
  json: j
}`;

function withoutTransforms(code: string): string {
  if (!code.includes(transforms)) throw new Error("r2wc's core has other transforms: adapt lean-r2wc.ts");
  return code.replace(transforms, "w = {}");
}

/** Leaves out of r2wc's core the transforms of attributes, which every page would load. */
export const leanR2wc = (): Plugin => ({
  name: "lean-r2wc",
  transform: (code, id) =>
    id.endsWith("/@r2wc/core/dist/core.js") ? { code: withoutTransforms(code), map: null } : undefined,
});
