/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

const hexPattern = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const rgbPattern = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/][\s.\d%]{1,8})?\)$/;

/**
 * Reads a colour of the platform: hexadecimal or `rgb()`, which is what its editor writes. Opacity is ignored, so that text
 * on the colour can be made readable.
 *
 * @returns undefined for anything else; the value itself never reaches a style
 */
export function readColour(value: string | undefined): Colour | undefined {
  const written = (value ?? "").slice(0, 40).trim().toLowerCase();
  if (hexPattern.test(written)) {
    const digits = written.length < 6 ? written.replace(/[0-9a-f]/g, "$&$&") : written;
    return [1, 3, 5].map((at) => parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour;
  }
  const match = rgbPattern.exec(written);
  return match ? ([1, 2, 3].map((at) => Math.min(Number(match[at]), 255)) as unknown as Colour) : undefined;
}

/** A colour for the CSSOM, made of numbers only. */
export const cssColour = ([red, green, blue]: Colour): string => `rgb(${red}, ${green}, ${blue})`;

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The luminance at which black and white text have the same contrast by WCAG 2. */
const middle = 0.179;

/** Black or white, whichever can be read better on a colour: the contrast is at least 4.5. */
export const inkOn = ([red, green, blue]: Colour): string =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > middle ? "#000" : "#fff";
