import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { snippet } from "../../markup/snippet";
import type { DescribedWidget } from "../../src/description";
import { attributesOf } from "./arg-types";
import type { WidgetArgs } from "./WidgetElement";

/** Story data used by a documentation page. */
interface StoryLike {
  readonly initialArgs: WidgetArgs;
  /** The story as its file exports it. */
  readonly moduleExport: unknown;
}

/** An attribute value as an author writes it; undefined if the story does not have the attribute. */
function written(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  return value === true ? "" : String(value);
}

/** The HTML that an author writes to get a story. */
export function storySource(definition: DescribedWidget, { initialArgs, moduleExport }: StoryLike): string {
  const { render } = moduleExport as { render?: (args: WidgetArgs) => ReactElement };
  if (render) return renderToStaticMarkup(render(initialArgs));
  const values = Object.keys(attributesOf(definition)).flatMap((field) => {
    const value = written(initialArgs[field]);
    return value === undefined ? [] : [[field, value] as const];
  });
  return snippet(definition, { attributes: Object.fromEntries(values) }, "en");
}
