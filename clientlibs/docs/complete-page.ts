import { snippet } from "../../markup/snippet";
import type { DescribedWidget } from "../../src/description";
import { escapeMarkup } from "../../src/description/fallback";
import type { Source } from "../source";
import { exampleMarkup } from "./example-markup";
import { neededConfiguration } from "./needed-configuration";
import { configurationBlock, sampleConfiguration } from "./sample-configuration";
import { firstExample } from "./sample-texts";
import { absoluteHeadLines, headLines, nonceTag } from "./samples";
import type { Language } from "./words";

const indented = (markup: string, indent: string) => markup.trim().replace(/^/gm, indent);

interface PageParts {
  readonly title: string;
  readonly language: Language;
  /** Parts of the head after its title, each on separate lines. */
  readonly head: readonly string[];
  readonly body: string;
}

const documentOf = ({ title, language, head, body }: PageParts): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeMarkup(title)}</title>
${head.map((markup) => indented(markup, "    ")).join("\n")}
  </head>
  <body>
${indented(body, "    ")}
  </body>
</html>`;

/** Elements that stay invisible come last. */
const inReadingOrder = (definitions: readonly DescribedWidget[]) =>
  definitions.toSorted(
    (one, other) => Number(one.placeholder === "hidden") - Number(other.placeholder === "hidden"),
  );

/** A page that contains every widget and nothing else, for a site with a Content-Security-Policy. */
export const pageOfAll = ({ definitions }: Source, language: Language): string =>
  documentOf({
    title: "Vetrina",
    language,
    head: [
      absoluteHeadLines.trim().split("\n")[0] ?? "",
      configurationBlock(sampleConfiguration(undefined, language)),
      nonceTag,
    ],
    // A step of the guided tour targets the heading.
    body: [
      "<h1>Vetrina</h1>",
      ...inReadingOrder(definitions).map((definition) =>
        snippet(definition, firstExample(definition, language), language),
      ),
    ].join("\n"),
  });

/**
 * The shortest complete page with one widget: the two lines of the library, and the configuration that the
 * widget needs.
 *
 * @param markup the widget, with the markup around it
 */
export function pageWith(definition: DescribedWidget, markup: string, language: Language): string {
  const keys = neededConfiguration(definition).map(({ key }) => key);
  const needsBlock = keys.length > 0 || language !== "it";
  return documentOf({
    title: definition.title[language],
    language,
    head: [...(needsBlock ? [configurationBlock(sampleConfiguration(keys, language))] : []), headLines],
    body: `<h1>${escapeMarkup(definition.title[language])}</h1>\n${markup}`,
  });
}

/** The shortest complete page with the first example of a widget. */
export const pageOfOne = (definition: DescribedWidget, language: Language): string =>
  pageWith(definition, exampleMarkup(definition, firstExample(definition, language), language), language);
