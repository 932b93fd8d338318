import { createElement, type ReactNode } from "react";
import { attributeName } from "../../src/definition";
import { renderFallback, type DescribedWidget } from "../../src/description";
import { attributesOf, described } from "./arg-types";

/** A story's arguments: values by field name, as an author writes them in attributes. */
export type WidgetArgs = Readonly<Record<string, unknown>>;

export interface WidgetElementProps {
  readonly definition: Pick<DescribedWidget, "tag">;
  readonly args: WidgetArgs;
  /** Content of the element; by default the definition's fallback, as a CMS prints it. */
  readonly children?: ReactNode;
}

/** `true` becomes an empty attribute. */
const toAttribute = (value: unknown) => (value === true ? "" : String(value));

const hasAttribute = (value: unknown) => value !== undefined && value !== null && value !== false;

function attributesFrom(definition: DescribedWidget, args: WidgetArgs): Record<string, string> {
  const fields = Object.keys(attributesOf(definition)).filter((field) => hasAttribute(args[field]));
  return Object.fromEntries(fields.map((field) => [attributeName(field), toAttribute(args[field])]));
}

/** The element of a widget with the attributes of the story's arguments. */
export function WidgetElement({ definition: { tag }, args, children }: WidgetElementProps) {
  const definition = described({ tag });
  const attributes = attributesFrom(definition, args);
  const fallback = () => {
    const texts = Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value === "string"));
    const markup = renderFallback(definition, texts as Record<string, string>);
    return new DOMParser().parseFromString(markup, "text/html").body.childNodes;
  };
  const fill = (element: HTMLElement | null) => {
    if (element && children === undefined && !element.hasChildNodes()) element.append(...fallback());
  };
  // The key creates a new element for another scenario, as a new page would.
  return createElement(tag, { ...attributes, ref: fill, key: attributes["data-demo"] }, children);
}
