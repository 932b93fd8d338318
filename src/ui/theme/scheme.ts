/**
 * The light or dark scheme. A site sets it with `--vetrina-scheme: light | dark | auto`, or with
 * `data-vetrina-scheme` on any ancestor. Styles read the property, which shadow roots and slotted children
 * inherit; the nearest value takes precedence. It sets `color-scheme`, which `light-dark()` uses. From a
 * shadow root, only `:host-context()` can match an ancestor's attribute, and only one engine supports it. A
 * rule in the page (`schemeRules`) therefore sets the property from the attribute.
 */

const attribute = (scheme: string) => `[data-vetrina-scheme=${scheme}]`;
const declaration = (scheme: string) => `{--vetrina-scheme:${scheme}}`;

/**
 * For the attribute value `auto`, both schemes are listed, so that `color-scheme` follows the visitor's
 * setting.
 */
const valueOf = { light: "light", dark: "dark", auto: "light dark" };

/** Rules for the page, in `vetrina.css`. */
export const schemeRules: string = Object.entries(valueOf)
  .map(([scheme, value]) => attribute(scheme) + declaration(value))
  .join("");

/** The same rules for an element in another shadow root, where `vetrina.css` does not apply. */
const ownAttribute = Object.entries(valueOf)
  .map(([scheme, value]) => `:host(${attribute(scheme)})${declaration(value)}`)
  .join("");

/**
 * A style query finds `auto` in the property. An element cannot query itself, so the host's children in the
 * shadow root query it. Engines without style queries stay light, the default.
 */
const autoByProperty =
  "@container style(--vetrina-scheme:auto){:host>*{color-scheme:light dark;color:var(--v-text)}}";

export const schemeStyles = `${ownAttribute}:where(:host){color-scheme:var(--vetrina-scheme,light)}${autoByProperty}`;

/** In engines without `light-dark()`, only the attribute makes an element dark. */
export const withoutLightDark = (light: string, dark: string): string =>
  `@supports not (color:light-dark(#000,#fff)){:where(:host){${light}}` +
  `:where(:host(${attribute("dark")}),:host-context(${attribute("dark")})){color-scheme:dark;${dark}}}`;
