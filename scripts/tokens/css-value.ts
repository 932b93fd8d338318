import type {
  ColorValueNormalized,
  DimensionValue,
  DurationValue,
  ShadowValueNormalized,
  TokenNormalized,
} from "@terrazzo/parser";

/** Chooses the light or the dark value, or combines both in an expression. */
export type PickScheme = (light: string, dark: string) => string;

/** A number without the zero before the decimal point. */
const number = (value: number) => String(value).replace(/^(-?)0\./, "$1.");

/**
 * Hexadecimal notation of an opaque colour, or `rgb()` of a translucent one.
 *
 * @throws Error if `hex` is missing or does not match the colour components
 */
function colour({ components, alpha, hex }: ColorValueNormalized): string {
  const channels = [1, 3, 5].map((at) => parseInt((hex ?? "").slice(at, at + 2), 16));
  const isSame = channels.every(
    (channel, index) => Math.abs(channel / 255 - (components[index] ?? 0)) < 0.002,
  );
  if (hex === undefined || !isSame) throw new Error(`hex ${hex} is not the colour ${components.join(" ")}`);
  if (alpha === 1) return hex;
  return alpha === 0 ? "#0000" : `rgb(${channels.join(" ")}/${number(alpha)})`;
}

/** `rem` in the token source stands for the unit of the widgets, `--v-u`. */
const dimension = ({ value, unit }: DimensionValue) =>
  unit === "rem" ? `calc(var(--v-u)*${number(value)})` : `${number(value)}${unit}`;

const length = (value: DimensionValue) => (value.value === 0 ? "0" : dimension(value));

const duration = ({ value, unit }: DurationValue) => `${number(value)}${unit}`;

/**
 * The layers of the light and dark shadow may differ only in colour, because `light-dark()` accepts only
 * colours.
 */
function shadow(
  light: readonly ShadowValueNormalized[],
  dark: readonly ShadowValueNormalized[],
  pick: PickScheme,
) {
  return light
    .map((layer, index) => {
      const lengths = ({ offsetX, offsetY, blur, spread }: ShadowValueNormalized) =>
        [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(length).join(" ");
      const inDark = dark[index];
      if (!inDark || dark.length !== light.length || lengths(layer) !== lengths(inDark))
        throw new Error("a shadow has other layers in the dark scheme");
      return `${lengths(layer)} ${pick(colour(layer.color), colour(inDark.color))}`;
    })
    .join(",");
}

/** Returns a single colour if it is the same in both schemes. */
const both = (pick: PickScheme, light: string, dark: string) => (light === dark ? light : pick(light, dark));

/**
 * The value of a token in CSS. An alias is a reference to the private token.
 *
 * @throws Error if the type is not supported here, or if a value that is neither a colour nor a shadow
 *   depends on the scheme
 */
export function cssValue(light: TokenNormalized, dark: TokenNormalized, pick: PickScheme): string {
  const [alias] = light.aliasChain ?? [];
  if (alias !== undefined) return `var(--v-${alias.split(".").at(-1)})`;
  if (light.$type === "color" && dark.$type === "color")
    return both(pick, colour(light.$value), colour(dark.$value));
  if (light.$type === "shadow" && dark.$type === "shadow") return shadow(light.$value, dark.$value, pick);
  if (JSON.stringify(light.$value) !== JSON.stringify(dark.$value))
    throw new Error(`${light.id} depends on the scheme, but is neither a colour nor a shadow`);
  if (light.$type === "dimension") return dimension(light.$value);
  if (light.$type === "duration") return duration(light.$value);
  if (light.$type === "cubicBezier")
    return `cubic-bezier(${light.$value.map((value) => number(Number(value))).join(",")})`;
  if (light.$type === "number" || light.$type === "fontWeight") return String(light.$value);
  throw new Error(`${light.id} has the type ${light.$type}, which has no notation`);
}
