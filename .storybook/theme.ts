import { schemeRules } from "../src/ui/theme/scheme";
import { darkTheme, lightTheme } from "../src/ui/theme/tokens";

const themes = { light: lightTheme, dark: darkTheme };

/** Adds the colour scheme rules of `vetrina.css` to the page around the stories. */
export function adoptSchemeRules(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(schemeRules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Sets the theme of the page around a story, with the attribute that a site uses. */
export function showTheme(theme: keyof typeof themes): void {
  document.documentElement.dataset.vetrinaScheme = theme;
  document.body.style.background = themes[theme].bg;
  document.body.style.color = themes[theme].text;
}

/** Bundled fonts: one of average width, and one as wide as the widest system fonts. */
const faces = { usual: '"Inter", sans-serif', wide: '"DejaVu Sans", sans-serif' };

/** Sets the font of the page around a story. */
export function showFace(face: keyof typeof faces): void {
  document.body.style.fontFamily = faces[face];
}
