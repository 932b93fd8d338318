import { readFileSync } from "node:fs";
import type { Example, DescribedWidget } from "../../src/description";
import { attributeName } from "../../src/definition";
import { descriptions } from "../../widgets/descriptions";

/** Where the pictures are in the samples. */
export const pictureFolder = "/immagini/";

/** The picture of each game of the samples, made for the demo site and stored smaller. */
const files = ["blackjack", "roulette"] as const;

const dataUrl = (name: string) =>
  `data:image/webp;base64,${readFileSync(new URL(`./assets/${name}.webp`, import.meta.url)).toString("base64")}`;

const pictures = new Map(files.map((name) => [`${pictureFolder}${name}.webp`, dataUrl(name)]));

/** The field of a picture, for a widget that has one. */
const pictureField = ({ attributes }: DescribedWidget) =>
  Object.keys(attributes).find((field) => attributes[field]?.use === "image");

const addressFor = (game = "") => {
  const name = files.find((file) => file === game.toLowerCase());
  return name && `${pictureFolder}${name}.webp`;
};

/** Widgets inside another one are markup already. */
const withPicturesInside = (markup: string, definition: DescribedWidget): string => {
  const field = pictureField(definition);
  if (!field) return markup;
  return markup.replace(
    new RegExp(`<${definition.tag} [^>]*?data-game="([^"]+)"`, "g"),
    (tag, game: string) => {
      const address = addressFor(game);
      return address ? `${tag} ${attributeName(field)}="${address}"` : tag;
    },
  );
};

/**
 * The example with a sample picture for its game, and for those of the widgets inside it. Definitions have none, because no
 * page of a test has the file.
 */
export function withSamplePictures(definition: DescribedWidget, example: Example): Example {
  const field = pictureField(definition);
  const address = addressFor(example.attributes?.game);
  const inside = example.inside?.map((markup) => descriptions.reduce(withPicturesInside, markup));
  return {
    ...example,
    ...(field && address && { attributes: { ...example.attributes, [field]: address } }),
    ...(inside && { inside }),
  };
}

/** What a live element gets in place of the sample address: a picture that also shows on a page from the disk. */
export const withLivePictures = (markup: string): string =>
  [...pictures].reduce((text, [address, data]) => text.replaceAll(`"${address}"`, `"${data}"`), markup);

/** The live pictures of these values, by address, for a script that changes the element. */
export const livePicturesOf = (values: Example["attributes"] = {}): Readonly<Record<string, string>> =>
  Object.fromEntries([...pictures].filter(([address]) => Object.values(values).includes(address)));
