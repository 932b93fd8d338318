import { readFileSync } from "node:fs";
import { attributeName } from "../../src/definition";
import type { Example, DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";

/** Folder of the images in the samples. */
export const pictureFolder = "/immagini/";

/** Games with a sample image: smaller copies of images of the demo site. */
const files = ["blackjack", "roulette"] as const;

const dataUrl = (name: string) =>
  `data:image/webp;base64,${readFileSync(new URL(`./assets/${name}.webp`, import.meta.url)).toString("base64")}`;

const pictures = new Map(files.map((name) => [`${pictureFolder}${name}.webp`, dataUrl(name)]));

/** Field of a widget's image; undefined if the widget has no image. */
const pictureField = ({ attributes }: DescribedWidget) =>
  Object.keys(attributes).find((field) => attributes[field]?.use === "image");

const urlFor = (game = "") => {
  const name = files.find((file) => file === game.toLowerCase());
  return name && `${pictureFolder}${name}.webp`;
};

/** Adds sample images to the widgets inside another widget. Their markup is already a string. */
const withPicturesInside = (markup: string, definition: DescribedWidget): string => {
  const field = pictureField(definition);
  if (!field) return markup;
  return markup.replace(
    new RegExp(`<${definition.tag} [^>]*?data-game="([^"]+)"`, "g"),
    (tag, game: string) => {
      const url = urlFor(game);
      return url ? `${tag} ${attributeName(field)}="${url}"` : tag;
    },
  );
};

/**
 * The example with sample images for its game and for the games of the widgets inside it. Definitions have no
 * images, because test pages do not have the files.
 */
export function withSamplePictures(definition: DescribedWidget, example: Example): Example {
  const field = pictureField(definition);
  const url = urlFor(example.attributes?.game);
  const inside = example.inside?.map((markup) => descriptions.reduce(withPicturesInside, markup));
  return {
    ...example,
    ...(field && url && { attributes: { ...example.attributes, [field]: url } }),
    ...(inside && { inside }),
  };
}

/**
 * Replaces the sample URLs with data URLs for live elements, so that images also appear on a page opened from
 * a disk.
 */
export const withLivePictures = (markup: string): string =>
  [...pictures].reduce((text, [url, data]) => text.replaceAll(`"${url}"`, `"${data}"`), markup);

/** Data URLs of the sample images in these values, by sample URL, for a script that changes the element. */
export const livePicturesOf = (values: Example["attributes"] = {}): Readonly<Record<string, string>> =>
  Object.fromEntries([...pictures].filter(([url]) => Object.values(values).includes(url)));
