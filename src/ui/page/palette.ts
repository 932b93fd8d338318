import { darkTheme, lightTheme } from "../theme/themes";

/**
 * The colours of the design language for whole pages of the project, the documentation and the demo site: `--page-bg`
 * and so on. Widgets do not read them, and a page's own names do not reach into widgets.
 */
const properties = (theme: typeof lightTheme) =>
  Object.entries(theme)
    .map(([name, value]) => `--page-${name}:${value};`)
    .join("");

export const lightPalette = `:root{color-scheme:light;${properties(lightTheme)}}`;

/** For pages that follow the visitor's system, or such pages among others; it goes behind the light one. */
export const darkPalette = (root = ":root") =>
  `@media (prefers-color-scheme:dark){${root}{color-scheme:dark;${properties(darkTheme)}}}`;
