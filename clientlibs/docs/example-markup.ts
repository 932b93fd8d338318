import type { Example, DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";
import { withSamplePictures } from "./pictures";
import { firstExample } from "./sample-texts";
import { snippet } from "./snippet";
import type { Language } from "./words";

/** The widgets that an example needs beside it, each as markup. */
export const besideMarkup = ({ beside = [] }: Example, language: Language): string[] =>
  descriptions
    .filter(({ tag }) => beside.includes(tag))
    .map((neighbour) =>
      snippet(neighbour, withSamplePictures(neighbour, firstExample(neighbour, language)), language),
    );

/** The markup of an example, with sample pictures where widgets take one, after the widgets that it needs beside it. */
export const exampleMarkup = (definition: DescribedWidget, example: Example, language: Language): string =>
  [
    ...besideMarkup(example, language),
    snippet(definition, withSamplePictures(definition, example), language),
  ].join("\n");
