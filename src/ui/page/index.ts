import { readFileSync } from "node:fs";

export { darkPalette, lightPalette } from "./palette";

/** The rules that stand before a page's own. Read where pages are made, in Node: no widget has them. */
export const pageGround = (): string => readFileSync(new URL("./ground.css", import.meta.url), "utf8");
