import { expect, userEvent, type within } from "storybook/test";
import { responsibleGaming } from "../../widgets/responsible-gaming/definition";
import { widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { WidgetElement } from "../support/WidgetElement";

const meta = {
  ...widgetMeta(responsibleGaming),
  title: "Account/Responsible gaming",
};
export default meta;

const { tag } = responsibleGaming;
const panel = panelStories(tag);

/** Opens the details of the limits in force. */
const openLimits = (inside: ReturnType<typeof within>, firstLine: RegExp) => {
  const isFirstLine = (_: string, element: Element | null) =>
    element?.localName === "summary" && firstLine.test(element.textContent);
  return userEvent.click(inside.getByText(isFirstLine));
};

export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await openLimits(inside, /^Autoesclusione/);
    await expect(inside.getByRole("heading", { name: "Autoesclusione" })).toBeVisible();
    await expect(inside.getByText("AE-2026-004172")).toBeVisible();
    await expect(inside.getByText("Tempo rimanente")).toBeVisible();
    await expect(inside.getByText("Sessione aperta da").parentElement).toHaveTextContent(/1 ora 12 minuti/);
  },
};

export const InGamePause: WidgetStory = {
  args: { demo: "game-pause" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await openLimits(inside, /^Pausa di gioco/);
    await expect(inside.getByRole("heading", { name: "Pausa di gioco" })).toBeVisible();
  },
};

export const NothingInForce: WidgetStory = {
  args: { demo: "logged-in" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.queryByRole("listitem")).toBeNull();
  },
};

export const WithoutSessionLength: WidgetStory = {
  args: { demo: "logged-in", sessionLength: "false" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.queryByText(/Sessione aperta|Logged in for/)).toBeNull();
  },
};

export const Loading: WidgetStory = panel.loading;

export const Stale: WidgetStory = {
  args: { demo: "stale" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "stale");
    await expect(inside.getByText(/\d\d:\d\d/)).toBeVisible();
  },
};

export const Offline: WidgetStory = panel.offline;

export const Failed: WidgetStory = { ...panel.failed, tags: ["console-error"] };

export const LoggedOut: WidgetStory = {
  args: { demo: "logged-out" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "logged-out");
    inside.getByRole("button", { name: "Accedi" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(inside.getByText(/^Dopo l’accesso trovi qui/)).toBeVisible();
  },
};

/** Slotted content of the operator keeps the page's colours. */
export const WithTheOperatorsLinks: WidgetStory = {
  args: { demo: "game-pause" },
  render: (args) => (
    <WidgetElement definition={responsibleGaming} args={args}>
      <p slot="links">
        <a href="/limiti">Autolimiti</a>, <a href="/autoesclusione">autoesclusione</a>,{" "}
        <a href="/aiuto">servizi di aiuto</a>
      </p>
      <p slot="legal">18+ Il gioco è vietato ai minori e può causare dipendenza patologica.</p>
    </WidgetElement>
  ),
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag);
    await expect(host.querySelector("a")).toBeVisible();
  },
};

export const OwnHeading: WidgetStory = { args: { demo: "logged-in", heading: "I tuoi limiti" } };

export const English: WidgetStory = {
  args: { demo: "self-excluded" },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await openLimits(inside, /^Self-exclusion/);
    await expect(inside.getByRole("heading", { name: "Self-exclusion" })).toBeVisible();
  },
};

export const NarrowColumn: WidgetStory = {
  args: { demo: "self-excluded" },
  globals: { viewport: { value: "column" } },
};

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
