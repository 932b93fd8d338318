import { expect, userEvent, waitFor } from "storybook/test";
import { focused, widgetIn } from "./journey";
import type { WidgetStory } from "./widget";

/** Stories of one element for the states that all panels share. */
export function panelStories(tag: string) {
  const loading: WidgetStory = {
    args: { demo: "loading" },
    play: async ({ canvasElement }) => {
      const { host } = await widgetIn(canvasElement, tag, "loading");
      await expect(host.shadowRoot?.querySelector('[part~="skeleton"]')).toBeVisible();
    },
  };

  const offline: WidgetStory = {
    args: { demo: "offline" },
    play: async ({ canvasElement }) => {
      await widgetIn(canvasElement, tag, "offline");
    },
  };

  /** Storybook reads tags only from the story's own file, so write `{ ...failed, tags: ["console-error"] }` there. */
  const failed: WidgetStory = {
    args: { demo: "unconfigured" },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag, "error");
      inside.getByRole("button", { name: /^Riprova: / }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(focused()).toBe(inside.getByRole("group")));
    },
  };

  const beingEdited: WidgetStory = {
    args: { edit: true, demo: undefined },
    play: async ({ canvasElement }) => {
      await widgetIn(canvasElement, tag, "logged-out");
    },
  };

  const empty: WidgetStory = {
    args: { demo: "none" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag, "empty");
      await expect(inside.getAllByRole("status")[0]).toBeVisible();
    },
  };

  const many: WidgetStory = {
    args: { demo: "many" },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag);
      const before = inside.getAllByRole("article").length;
      await userEvent.click(inside.getByRole("button", { name: /^Mostra di più/ }));
      await waitFor(() => expect(inside.getAllByRole("article").length).toBeGreaterThan(before));
    },
  };

  /** Only for panels that visitors may read. */
  const visitor: WidgetStory = {
    args: { demo: "logged-out" },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag);
      await expect(inside.getAllByRole("article")[0]).toBeVisible();
    },
  };

  const selfExcluded: WidgetStory = {
    args: { demo: "self-excluded" },
    play: async ({ canvasElement }) => {
      await widgetIn(canvasElement, tag, "restricted");
    },
  };

  const english: WidgetStory = { args: { demo: "logged-in" }, globals: { language: "en" } };

  const narrowColumn: WidgetStory = {
    args: { demo: "logged-in" },
    globals: { viewport: { value: "column" } },
  };

  return {
    ...{ loading, offline, failed, beingEdited },
    ...{ empty, many, visitor, selfExcluded, english, narrowColumn },
  };
}
