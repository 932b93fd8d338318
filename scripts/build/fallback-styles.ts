import { adaptiveTheme, spaces, type ThemedToken } from "../../src/ui/theme/tokens";

/** A length in the unit of the widgets. */
export const units = (count: number): string => `calc(var(--vetrina-u,max(1rem,16px))*${count})`;

/** A step of the spacing scale, for a style sheet outside the widgets. */
export const space = (step: number): string =>
  `var(--vetrina-s-${step},calc(${spaces[step - 1]}*var(--vetrina-density,1)))`;

const token = (name: ThemedToken) => `var(--vetrina-${name},${adaptiveTheme[name]})`;

/** A box of a skeleton row, as a background that repeats downwards. */
const box = (x: string, width: string, y: number, height: number) =>
  `linear-gradient(#0000 ${units(y)},var(--row) 0 ${units(y + height)},#0000 0) ${x} 0/${width} ${units(5.5)}`;

/**
 * A skeleton row with an image and two lines. They start below the edge of the row, because the browser may
 * round the row's height up by a fraction of a pixel.
 */
const row = [
  box("0", units(4.5), 0.25, 4.5),
  box(units(5.25), "60%", 1, 1),
  box(units(5.25), "40%", 2.75, 1),
].join(",");

const waiting = ":not([data-state])>.vetrina-fallback";

/**
 * Styles of the class `vetrina-fallback`, which makes the fallback content of a panel look like the panel's
 * card. While the widget is loading, skeleton rows are below its text. They have no animation and no content
 * for assistive technology.
 */
export const fallbackStyles = [
  `.vetrina-fallback{display:flex;flex-direction:column;gap:${space(3)};box-sizing:border-box;margin:0;` +
    `padding:var(--vetrina-card-padding,${space(4)});border:var(--vetrina-card-border-width,1px) solid ${token("line")};` +
    `border-radius:var(--vetrina-card-radius,var(--vetrina-r-lg,14px));` +
    `background:${token("surface")};box-shadow:var(--vetrina-card-shadow,${token("e1")});color:${token("text")};` +
    `color-scheme:var(--vetrina-scheme,light);font-family:var(--vetrina-font,inherit);font-size:${units(1.375)};` +
    `font-weight:600;line-height:1.3;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}`,
  // This rule applies only if scripts are enabled. Otherwise no widget would fill the reserved space.
  `@media (scripting:enabled){${waiting}{min-height:inherit}` +
    `${waiting}::after{content:"";flex:auto;--row:${token("surface-sunken")};background:${row};background-repeat:no-repeat round}}`,
  `@media (forced-colors:active){${waiting}::after{forced-color-adjust:none;--row:GrayText}}`,
].join("\n");
