import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../src/ui/theme/ready/", import.meta.url);

/** Style sheets of the ready themes by name. A site adds one and names it in `data-vetrina-theme`. */
export const readyThemes = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder).map((file) => [
      file.replace(".css", ""),
      readFileSync(new URL(file, folder), "utf8"),
    ]),
  );

/**
 * The style sheets for a CMS, in which including a style sheet chooses the theme for the whole page. Rules of
 * the site for `:root` take precedence.
 */
export const readyThemesOfPage = (): ReadonlyMap<string, string> =>
  new Map(
    [...readyThemes()].map(([name, css]) => [
      name,
      css.replace(`[data-vetrina-theme="${name}"]`, ":where(:root)"),
    ]),
  );
