import { createElement, type ReactNode } from "react";
import { attributeName, renderFallback, type WidgetDefinition } from "../../src/definition";
import { attributesOf } from "./arg-types";

/** A story's arguments: fields of the definition with their values as an author writes them. */
export type WidgetArgs = Readonly<Record<string, unknown>>;

export interface WidgetElementProps {
  readonly definition: WidgetDefinition;
  readonly args: WidgetArgs;
  /** What stands inside the element; by default the fallback of the definition, as a CMS prints it. */
  readonly children?: ReactNode;
}

/** Yes is written as an empty attribute, no is not written at all. */
const written = (value: unknown) => (value === true ? "" : String(value));

const isWritten = (value: unknown) => value !== undefined && value !== null && value !== false;

function attributesFrom(definition: WidgetDefinition, args: WidgetArgs): Record<string, string> {
  const fields = Object.keys(attributesOf(definition)).filter((field) => isWritten(args[field]));
  return Object.fromEntries(fields.map((field) => [attributeName(field), written(args[field])]));
}

/** The element of a widget in a page, with everything that the arguments say. */
export function WidgetElement({ definition, args, children }: WidgetElementProps) {
  const attributes = attributesFrom(definition, args);
  const fallback = () => {
    const texts = Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value === "string"));
    const markup = renderFallback(definition, texts as Record<string, string>);
    return new DOMParser().parseFromString(markup, "text/html").body.childNodes;
  };
  const fill = (element: HTMLElement | null) => {
    if (element && children === undefined && !element.hasChildNodes()) element.append(...fallback());
  };
  // Another scenario begins anew, as another page would.
  return createElement(definition.tag, { ...attributes, ref: fill, key: attributes["data-demo"] }, children);
}
