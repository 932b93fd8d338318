import type { Example, DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";
import { withSamplePictures } from "./pictures";
import { firstExample } from "./sample-texts";
import { snippet } from "../../markup/snippet";
import type { Language } from "./words";

/** Markup of the other widgets that an example needs. */
export const besideMarkup = ({ beside = [] }: Example, language: Language): string[] =>
  descriptions
    .filter(({ tag }) => beside.includes(tag))
    .map((neighbour) =>
      snippet(neighbour, withSamplePictures(neighbour, firstExample(neighbour, language)), language),
    );

/**
 * Markup of an example, after that of the other widgets that it needs. Widgets that take an image have a
 * sample.
 */
export const exampleMarkup = (definition: DescribedWidget, example: Example, language: Language): string =>
  [
    ...besideMarkup(example, language),
    snippet(definition, withSamplePictures(definition, example), language),
  ].join("\n");
