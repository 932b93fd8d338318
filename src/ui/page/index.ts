import { readFileSync } from "node:fs";

export { darkPalette, lightPalette } from "./palette";

/** Base styles of the project's own pages. Only Node can call it; it generates these pages. */
export const pageBaseStyles = (): string => readFileSync(new URL("./base.css", import.meta.url), "utf8");
