import { lightTheme } from "../src/ui/tokens";

/** Puts the page around a story into a theme, by the attribute that a site would use. */
export function showTheme(theme: "light" | "dark"): void {
  const page = document.documentElement;
  page.dataset.vetrinaScheme = theme;
  document.body.style.background = lightTheme.bg;
  document.body.style.color = lightTheme.text;
}
