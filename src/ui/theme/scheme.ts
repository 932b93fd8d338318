/**
 * Light or dark. A site says it with `--vetrina-scheme: light | dark | auto`, or with `data-vetrina-scheme` on any
 * ancestor. The property is what counts: it is inherited into every shadow root and slotted child, the nearest one
 * wins, and it becomes `color-scheme`, by which `light-dark()` chooses. An attribute could be seen from a shadow root
 * by `:host-context()` only, which one engine has; so a rule in the page (`schemeRules`) makes the property of it.
 */

const attribute = (scheme: string) => `[data-vetrina-scheme=${scheme}]`;
const says = (scheme: string) => `{--vetrina-scheme:${scheme}}`;

/** `auto` as an attribute needs no query: `color-scheme` itself follows the visitor where it lists both. */
const valueOf = { light: "light", dark: "dark", auto: "light dark" };

/** For the page, in `vetrina.css`. */
export const schemeRules: string = Object.entries(valueOf)
  .map(([scheme, value]) => attribute(scheme) + says(value))
  .join("");

/** The same for an element that stands where `vetrina.css` does not reach: in another shadow root. */
const ownAttribute = Object.entries(valueOf)
  .map(([scheme, value]) => `:host(${attribute(scheme)})${says(value)}`)
  .join("");

/**
 * `auto` as a property is asked for by a style query. An element cannot query itself, so what stands in the shadow
 * root does; engines without such queries stay light, which is the default.
 */
const autoByProperty =
  "@container style(--vetrina-scheme:auto){:host>*{color-scheme:light dark;color:var(--v-text)}}";

export const schemeStyles = `${ownAttribute}:where(:host){color-scheme:var(--vetrina-scheme,light)}${autoByProperty}`;

/** Where there is no `light-dark()`, the attribute alone makes an element dark. */
export const withoutLightDark = (light: string, dark: string): string =>
  `@supports not (color:light-dark(#000,#fff)){:where(:host){${light}}` +
  `:where(:host(${attribute("dark")}),:host-context(${attribute("dark")})){color-scheme:dark;${dark}}}`;
