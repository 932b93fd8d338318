import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { snippet } from "../../clientlibs/docs/snippet";
import type { DescribedWidget } from "../../src/description";
import type { WidgetArgs } from "./WidgetElement";
import { attributesOf } from "./arg-types";

/** What a documentation page knows of a story. */
interface StoryLike {
  readonly initialArgs: WidgetArgs;
  /** The export of the story's file. */
  readonly moduleExport: unknown;
}

/** An attribute as an author writes it; undefined for one that the story does not have. */
function written(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  return value === true ? "" : String(value);
}

/** The HTML of a story: what an author writes to get it. */
export function storySource(definition: DescribedWidget, { initialArgs, moduleExport }: StoryLike): string {
  const { render } = moduleExport as { render?: (args: WidgetArgs) => ReactElement };
  if (render) return renderToStaticMarkup(render(initialArgs));
  const values = Object.keys(attributesOf(definition)).flatMap((field) => {
    const value = written(initialArgs[field]);
    return value === undefined ? [] : [[field, value] as const];
  });
  return snippet(definition, { attributes: Object.fromEntries(values) }, "en");
}
