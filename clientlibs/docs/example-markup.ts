import type { Example, WidgetDefinition } from "../../src/definition";
import { withPicturesInside, withSamplePicture } from "./pictures";
import { firstExample, snippet } from "./snippet";
import type { Language } from "./words";

/** The markup of an example, with a sample picture where the widget takes one, after the widgets that it needs beside it. */
export function exampleMarkup(
  definition: WidgetDefinition,
  example: Example,
  catalogue: readonly WidgetDefinition[],
  language: Language,
): string {
  const neighbours = catalogue.filter(({ tag }) => example.beside?.includes(tag));
  const markup = [
    ...neighbours.map((neighbour) => snippet(neighbour, firstExample(neighbour), language)),
    snippet(definition, withSamplePicture(definition, example), language),
  ].join("\n");
  return catalogue.reduce(withPicturesInside, markup);
}
