import { snippet } from "../../markup/snippet";
import type { Example, DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";
import { withSamplePictures } from "./pictures";
import { firstExample } from "./sample-texts";
import type { Language } from "./words";

/** Markup of the other widgets that an example needs. */
export const companionMarkup = ({ companions = [] }: Example, language: Language): string[] =>
  descriptions
    .filter(({ tag }) => companions.includes(tag))
    .map((neighbour) =>
      snippet(neighbour, withSamplePictures(neighbour, firstExample(neighbour, language)), language),
    );

/**
 * Markup of an example, after the markup of the other widgets that it needs. Widgets that show an image get a
 * sample image.
 */
export const exampleMarkup = (definition: DescribedWidget, example: Example, language: Language): string =>
  [
    ...companionMarkup(example, language),
    snippet(definition, withSamplePictures(definition, example), language),
  ].join("\n");
