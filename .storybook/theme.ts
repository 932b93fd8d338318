import { darkTheme, lightTheme } from "../src/ui/themes";

const themes = { light: lightTheme, dark: darkTheme };

/** Puts the page around a story into a theme, by the attribute that a site would use. */
export function showTheme(theme: keyof typeof themes): void {
  const page = document.documentElement;
  page.dataset.vetrinaScheme = theme;
  document.body.style.background = themes[theme].bg;
  document.body.style.color = themes[theme].text;
}
