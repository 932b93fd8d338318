import { expect, userEvent, waitFor } from "storybook/test";
import { dateRange } from "../../widgets/date-range/definition";
import { focused, widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { WidgetElement } from "../support/WidgetElement";

const meta = {
  ...widgetMeta(dateRange),
  title: "Others/Date range",
};
export default meta;

const { tag } = dateRange;

const open: WidgetStory["play"] = async ({ canvasElement }) => {
  const { inside } = await widgetIn(canvasElement, tag);
  await userEvent.click(inside.getAllByRole("button")[0] as HTMLElement);
  await waitFor(() => expect(inside.getByRole("grid")).toBeVisible());
};

export const Closed: WidgetStory = {};

export const Open: WidgetStory = { play: open };

export const PeriodChosen: WidgetStory = {
  args: { value: "2026-11-09/2026-11-20" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText(/^9–20 nov 2026$/i)).toBeVisible();
  },
};

export const PeriodChosenOpen: WidgetStory = { args: { value: "2026-11-09/2026-11-20" }, play: open };

/** The calendar opens at the end of the first of the two years. */
export const TwoYears: WidgetStory = { args: { value: "2026-12-28/2027-01-03" }, play: open };

export const PresetChosen: WidgetStory = { args: { value: "2026-10-23/2026-11-21" }, play: open };

/** The start is set, and the next press sets the end. */
export const StartChosen: WidgetStory = {
  globals: { language: "it" },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard("{Home}{Enter}{ArrowRight}{ArrowRight}");
    const { inside } = await widgetIn(context.canvasElement, tag);
    await expect(inside.getByRole("status")).toHaveTextContent(
      "Inizio: lunedì 16 novembre 2026. Scegli l’ultimo giorno.",
    );
    await expect(inside.getAllByRole("gridcell", { selected: true })).toHaveLength(3);
  },
};

export const OtherPresets: WidgetStory = {
  args: { presets: "this-month, last-month, 90-days" },
  play: open,
};

export const WithoutPresets: WidgetStory = { args: { presets: "none" }, play: open };

export const StrictRange: WidgetStory = {
  args: { minDate: "2026-11-05", maxDate: "2026-11-21", strictRange: true },
  play: open,
};

export const OwnText: WidgetStory = { args: { linkText: "Periodo dei movimenti" } };

export const WrongPeriod: WidgetStory = {
  args: { value: "2026-11-20/2026-11-09", presets: "ieri" },
  play: open,
};

export const Disabled: WidgetStory = {
  args: { value: "2026-11-09/2026-11-20" },
  render: (args) => (
    <fieldset disabled>
      <legend>Movimenti</legend>
      <WidgetElement definition={dateRange} args={args} />
    </fieldset>
  ),
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("button")).toBeDisabled();
  },
};

/**
 * The form gets the first and the last day in two hidden inputs, for scripts such as `serialize()` of jQuery
 * 3.
 */
export const HiddenInputs: WidgetStory = {
  args: { value: "2026-11-09/2026-11-20", hiddenInput: true },
  render: (args) => (
    <form>
      <WidgetElement definition={dateRange} args={{ ...args }} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag);
    const submitted = () => [...new FormData(canvasElement.querySelector("form") as HTMLFormElement)];
    host.setAttribute("name", "periodo");
    await waitFor(() => expect(canvasElement.querySelectorAll("input[type=hidden]")).toHaveLength(2));
    await expect(submitted()).toEqual([
      ["periodo-from", "2026-11-09"],
      ["periodo-to", "2026-11-20"],
    ]);
  },
};

export const OwnIcon: WidgetStory = {
  render: (args) => (
    <WidgetElement definition={dateRange} args={args}>
      <svg slot="icon-calendar" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </WidgetElement>
  ),
};

export const English: WidgetStory = { globals: { language: "en" }, play: open };

export const NarrowColumn: WidgetStory = {
  args: { value: "2026-12-28/2027-01-03" },
  globals: { viewport: { value: "column" } },
  play: open,
};

export const BeingEdited: WidgetStory = { args: { edit: true, demo: undefined } };

/** Selecting a preset needs two taps: one on the field and one on the preset. */
export const ChoosePreset: WidgetStory = {
  globals: { language: "it" },
  play: async (context) => {
    await open(context);
    const { host, inside } = await widgetIn(context.canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: "30 giorni" }));
    await expect(host).toHaveProperty("value", "2026-10-23/2026-11-21");
    await expect(inside.queryByRole("grid")).toBeNull();
    await expect(focused()).toHaveAccessibleName(/23 ott – 21 nov 2026/);
  },
};
