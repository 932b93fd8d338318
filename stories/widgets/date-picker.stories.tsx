import { expect, userEvent, waitFor } from "storybook/test";
import { datePicker } from "../../widgets/date-picker/definition";
import { focused, widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { WidgetElement } from "../support/WidgetElement";

const meta = {
  ...widgetMeta(datePicker),
  title: "Others/Date picker",
};
export default meta;

const { tag } = datePicker;

const open: WidgetStory["play"] = async ({ canvasElement }) => {
  const { inside } = await widgetIn(canvasElement, tag);
  await userEvent.click(inside.getAllByRole("button")[0] as HTMLElement);
  await waitFor(() => expect(inside.getByRole("grid")).toBeVisible());
};

export const Closed: WidgetStory = {};

export const Open: WidgetStory = { play: open };

export const DateChosen: WidgetStory = {
  args: { value: "2026-11-12" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText("12/11/2026")).toBeVisible();
  },
};

export const DateChosenOpen: WidgetStory = { args: { value: "2026-11-12" }, play: open };

export const RecommendedRange: WidgetStory = {
  args: { minDate: "2026-11-15", maxDate: "2026-12-10" },
  play: open,
};

export const StrictRange: WidgetStory = {
  args: { minDate: "2026-11-15", maxDate: "2026-12-10", strictRange: true },
  play: open,
};

export const RangeWithoutToday: WidgetStory = {
  args: { minDate: "2027-03-01", maxDate: "2027-03-31", clampStart: true },
  play: open,
};

export const OwnText: WidgetStory = { args: { linkText: "Giorno del prelievo" } };

export const WrongDates: WidgetStory = {
  args: { minDate: "31/02/2026", value: "domani" },
  play: open,
};

export const Disabled: WidgetStory = {
  render: (args) => (
    <fieldset disabled>
      <legend>Prelievo</legend>
      <WidgetElement definition={datePicker} args={args} />
    </fieldset>
  ),
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("button")).toBeDisabled();
  },
};

export const InForm: WidgetStory = {
  args: { value: "2026-11-12" },
  render: (args) => (
    <form>
      <label htmlFor="giorno">Giorno</label>
      <WidgetElement definition={datePicker} args={{ ...args }} />
    </form>
  ),
};

/**
 * A hidden input for scripts that collect the fields of a form by tag name, such as `serialize()` of jQuery
 * 3.
 */
export const HiddenInput: WidgetStory = {
  args: { value: "2026-11-12", hiddenInput: true },
  render: (args) => (
    <form>
      <label htmlFor="giorno">Giorno</label>
      <WidgetElement definition={datePicker} args={{ ...args }} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag);
    const inputs = () =>
      [...canvasElement.querySelectorAll("input")].map(({ type, name, value }) => ({ type, name, value }));
    const submitted = () => [...new FormData(canvasElement.querySelector("form") as HTMLFormElement)];
    host.setAttribute("name", "dal");
    await waitFor(() => expect(inputs()).toEqual([{ type: "hidden", name: "dal", value: "2026-11-12" }]));
    await expect(submitted()).toEqual([["dal", "2026-11-12"]]);
    Object.assign(host, { value: "2026-12-01" });
    await expect(submitted()).toEqual([["dal", "2026-12-01"]]);
  },
};

export const OwnIcon: WidgetStory = {
  render: (args) => (
    <WidgetElement definition={datePicker} args={args}>
      <svg slot="icon-calendar" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </WidgetElement>
  ),
};

export const English: WidgetStory = { globals: { language: "en" }, play: open };

export const NarrowColumn: WidgetStory = { globals: { viewport: { value: "column" } }, play: open };

export const BeingEdited: WidgetStory = { args: { edit: true, demo: undefined } };

/**
 * Moves to the Monday of the week, then to the same day of the next week, and then one day back. Enter
 * selects the day, and the header gets the focus.
 */
export const ChooseByKeyboard: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { host, inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await inside.findByRole("grid");
    await expect(focused()).toHaveAccessibleName(/sabato 21 novembre 2026/);
    await userEvent.keyboard("{Home}{ArrowDown}{ArrowLeft}{Enter}");
    await expect(host).toHaveProperty("value", "2026-11-22");
    await expect(inside.queryByRole("grid")).toBeNull();
    await expect(focused()).toHaveAccessibleName(/domenica 22 novembre 2026/);
  },
};

export const CloseByEscape: WidgetStory = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard("{PageDown}{Escape}");
    const { inside } = await widgetIn(context.canvasElement, tag);
    await expect(inside.queryByRole("grid")).toBeNull();
    await expect(focused()).toBe(inside.getByRole("button"));
  },
};
