import { expect, userEvent, waitFor } from "storybook/test";
import { focused, openDetails, widgetIn } from "./journey";
import type { WidgetStory } from "./widget";
import type { WidgetArgs } from "./WidgetElement";

/**
 * Stories of one element for the states that all panels share.
 *
 * @param args the attributes of the element in each story
 */
export function panelStories(tag: string, args: WidgetArgs = {}) {
  const loading: WidgetStory = {
    args: { ...args, demo: "loading" },
    play: async ({ canvasElement }) => {
      const { host } = await widgetIn(canvasElement, tag, "loading");
      await expect(host.shadowRoot?.querySelector('[part~="skeleton"]')).toBeVisible();
    },
  };

  const offline: WidgetStory = {
    args: { ...args, demo: "offline" },
    play: async ({ canvasElement }) => {
      await widgetIn(canvasElement, tag, "offline");
    },
  };

  /** Storybook reads tags only from the story's own file, so write `{ ...panel.failed, tags: ["console-error"] }` there. */
  const failed: WidgetStory = {
    args: { ...args, demo: "unconfigured" },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag, "error");
      inside.getByRole("button", { name: /^Riprova: / }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(focused()).toBe(inside.getByRole("group")));
    },
  };

  const beingEdited: WidgetStory = {
    args: { ...args, edit: true, demo: undefined },
    play: async ({ canvasElement }) => {
      await widgetIn(canvasElement, tag, "logged-out");
    },
  };

  const empty: WidgetStory = {
    args: { ...args, demo: "none" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag, "empty");
      await expect(inside.getAllByRole("status")[0]).toBeVisible();
    },
  };

  const many: WidgetStory = {
    args: { ...args, demo: "many" },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag);
      const before = inside.getAllByRole("article").length;
      await userEvent.click(inside.getByRole("button", { name: /^Mostra di più/ }));
      await waitFor(() => expect(inside.getAllByRole("article").length).toBeGreaterThan(before));
    },
  };

  /** Story for panels whose data visitors may read. */
  const visitor: WidgetStory = {
    args: { ...args, demo: "logged-out" },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag);
      await expect(inside.getAllByRole("article")[0]).toBeVisible();
    },
  };

  /** Story for panels that show a member's own data. */
  const loggedOut: WidgetStory = {
    args: { ...args, demo: "logged-out" },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag, "logged-out");
      await expect(inside.getByRole("button", { name: "Accedi" })).toBeVisible();
    },
  };

  const selfExcluded: WidgetStory = {
    args: { ...args, demo: "self-excluded" },
    play: async ({ canvasElement }) => {
      await widgetIn(canvasElement, tag, "restricted");
    },
  };

  /** An entity without an image URL is shown with a neutral drawing. */
  const withoutImage = (attributes: WidgetArgs): WidgetStory => ({
    args: { ...args, demo: "logged-in", ...attributes },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag);
      await expect(inside.getByRole("article").querySelector(".entity-picture svg")).toBeVisible();
      await expect(inside.getByRole("article").querySelector("img")).toBeNull();
    },
  });

  const english: WidgetStory = { args: { ...args, demo: "logged-in" }, globals: { language: "en" } };

  const narrowColumn: WidgetStory = {
    args: { ...args, demo: "logged-in" },
    globals: { viewport: { value: "column" } },
  };

  return {
    loading,
    offline,
    failed,
    beingEdited,
    empty,
    many,
    visitor,
    loggedOut,
    selfExcluded,
    withoutImage,
    english,
    narrowColumn,
  };
}

/** The shared stories, adapted to panels whose cards open their details. */
export function cardPanelStories(tag: string) {
  const { empty, narrowColumn, ...stories } = panelStories(tag);

  /** @param attributes attributes that do not match any entity of the space */
  const emptyWith = (attributes: WidgetArgs): WidgetStory => ({
    ...empty,
    args: { demo: "logged-in", ...attributes },
  });

  /** Each card offers the login. */
  const visitor: WidgetStory = {
    args: { demo: "logged-out" },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag);
      await expect(inside.getAllByRole("button", { name: /^Accedi: / })[0]).toBeVisible();
    },
  };

  /** @param name the name of the entity with this id */
  const detailsOf = (ids: string, name: string): WidgetStory => ({
    args: { demo: "logged-in", ids },
    globals: { language: "it" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag);
      const details = await openDetails(inside, name);
      await expect(details.getByRole("region", { name: "Regolamento" })).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(focused()).toHaveTextContent(name));
    },
  });

  /** @param text an English text in the details */
  const englishDetailsOf = (ids: string, name: string, text: string | RegExp): WidgetStory => ({
    args: { demo: "logged-in", ids },
    globals: { language: "en" },
    play: async ({ canvasElement }) => {
      const { inside } = await widgetIn(canvasElement, tag);
      const details = await openDetails(inside, name);
      await expect(details.getByText(text)).toBeVisible();
    },
  });

  return {
    ...stories,
    empty,
    emptyWith,
    visitor,
    detailsOf,
    englishDetailsOf,
    narrowColumn: { ...narrowColumn, args: { demo: "logged-in", limit: "20" } },
  };
}
