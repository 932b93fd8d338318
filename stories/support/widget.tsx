import type { Meta, StoryObj } from "@storybook/react-vite";
import { withActions } from "storybook/actions/decorator";
import type { WidgetDefinition } from "../../src/definition";
import { argTypesOf } from "./arg-types";
import { settled } from "./journey";
import { WidgetDocs } from "./WidgetDocs";
import { type WidgetArgs, WidgetElement } from "./WidgetElement";

export type WidgetStory = StoryObj<WidgetArgs>;

/** The common part of a widget's stories, from its definition: controls, events and the element. */
export function widgetMeta(definition: WidgetDefinition): Meta<WidgetArgs> {
  const events = ["vetrina:widget-ready", ...Object.keys(definition.events ?? {})];
  return {
    argTypes: argTypesOf(definition),
    args: { demo: "logged-out" },
    parameters: {
      actions: { handles: events },
      docs: { page: () => <WidgetDocs definition={definition} /> },
    },
    decorators: [withActions],
    render: (args) => <WidgetElement definition={definition} args={args} />,
    // Of the stories without a play function of their own: they are examined when it ends.
    play: ({ canvasElement, args }) => settled(canvasElement, definition.tag, args.demo),
  };
}
