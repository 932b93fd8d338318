import { expect, userEvent, waitFor } from "storybook/test";
import { messages } from "../../widgets/messages/definition";
import { focused, widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(messages),
  title: "Gamification/Messages",
};
export default meta;

const { tag } = messages;
const panel = panelStories(tag);

export const Inbox: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("button", { name: "Come funzionano i traguardi" })).toBeVisible();
    await waitFor(() => expect(inside.getByText(/^\d messaggi da leggere$/)).toBeVisible());
  },
};

export const Open: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: "I tuoi limiti e le pause" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getByText(/Un limite più basso vale subito/)).toBeVisible());
    await expect(inside.getByRole("button", { name: "Elimina: I tuoi limiti e le pause" })).toBeVisible();
  },
};

export const Deleted: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: "Come funzionano i traguardi" }));
    await userEvent.click(inside.getByRole("button", { name: "Elimina: Come funzionano i traguardi" }));
    await waitFor(() => expect(inside.getByText("Messaggio eliminato.")).toBeVisible());
    await expect(focused()).toHaveTextContent("Sei nel Torneo d’autunno");
  },
};

export const UndoByKeyboard: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: "Come funzionano i traguardi" }));
    await userEvent.click(inside.getByRole("button", { name: "Elimina: Come funzionano i traguardi" }));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(focused()).toHaveTextContent("Come funzionano i traguardi"));
    await expect(inside.queryByText("Messaggio eliminato.")).toBeNull();
  },
};

export const AllTypes: WidgetStory = {
  args: {
    demo: "logged-in",
    types: "InboxItem, NotificationInboxItem, Notification, Text, Ticket, Reward, Achievement",
  },
};

export const AllStatuses: WidgetStory = {
  args: {
    demo: "all-statuses",
    status: "New, Read, CollaborationRequest, Actioned, Claimed, Expired, Canceled, Deprecated, Deleted",
  },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article")).toHaveLength(9);
    await expect(inside.getByText("Non più valido")).toBeVisible();
  },
};

export const Many: WidgetStory = { args: { demo: "many" } };

export const Empty: WidgetStory = panel.empty;

export const Expired: WidgetStory = { args: { demo: "expired" } };

export const Loading: WidgetStory = panel.loading;

export const Offline: WidgetStory = panel.offline;

export const LoggedOut: WidgetStory = panel.loggedOut;

/** Self-excluded players see messages that cannot invite them to play. */
export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("button", { name: "I tuoi limiti e le pause" })).toBeVisible();
    await expect(inside.queryByRole("button", { name: /Torneo/ })).toBeNull();
  },
};

export const English: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await waitFor(() => expect(inside.getByText(/^\d unread messages$/)).toBeVisible());
  },
};

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
