import type { Meta, StoryObj } from "@storybook/react-vite";
import { withActions } from "storybook/actions/decorator";
import type { DescribedWidget } from "../../src/description";
import { argTypesOf, described } from "./arg-types";
import { settled } from "./journey";
import { WidgetDocs } from "./WidgetDocs";
import { type WidgetArgs, WidgetElement } from "./WidgetElement";

export type WidgetStory = StoryObj<WidgetArgs>;

/** The common part of a widget's stories, from its definition: controls, events and the element. */
export function widgetMeta(definition: Pick<DescribedWidget, "tag">): Meta<WidgetArgs> {
  const widget = described(definition);
  const events = ["vetrina:widget-ready", ...Object.keys(widget.events)];
  return {
    argTypes: argTypesOf(widget),
    args: { demo: "logged-out" },
    parameters: {
      actions: { handles: events },
      docs: { page: () => <WidgetDocs definition={widget} /> },
    },
    decorators: [withActions],
    render: (args) => <WidgetElement definition={definition} args={args} />,
    // Default for stories without their own play function. axe examines a story when this function ends.
    play: ({ canvasElement, args }) => settled(canvasElement, definition.tag, args.demo),
  };
}
