import { expect, userEvent, waitFor } from "storybook/test";
import { instantWin } from "../../widgets/instant-win/definition";
import { focused, widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { WidgetElement } from "../support/WidgetElement";

const meta = {
  ...widgetMeta(instantWin),
  title: "Gamification/Instant games",
};
export default meta;

const { tag } = instantWin;
const panel = panelStories(tag);

type Inside = Awaited<ReturnType<typeof widgetIn>>["inside"];

/** Returns the button as soon as it can be pressed. */
const button = (inside: Inside, name: RegExp) =>
  waitFor(
    async () => {
      const found = inside.getByRole("button", { name });
      await expect(found).not.toHaveAttribute("aria-busy");
      return found;
    },
    { timeout: 8000 },
  );

/** The live region with the result. */
const resultOf = (inside: Inside) =>
  inside.getAllByRole("status").find((status) => /^(Premio|Nessun premio)/.test(status.textContent ?? ""));

const played = (attributes: Readonly<Record<string, string>>): WidgetStory => ({
  args: { demo: "logged-in", ...attributes },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    (await button(inside, /^Gioca: /)).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(focused()).not.toHaveTextContent(/^(Gioca|Attendi…)$/), { timeout: 8000 });
    if (focused()?.textContent !== "Chiudi il risultato") await userEvent.keyboard("{Enter}");
    await button(inside, /^Chiudi il risultato: /);
    await expect(resultOf(inside)).toHaveTextContent(/^(Premio: |Nessun premio\.)/);
  },
});

export const AllGames: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article")).toHaveLength(5);
    await expect(await inside.findByText(/^Terminato · /)).toBeVisible();
    await expect(await inside.findByText(/^In programma · /)).toBeVisible();
  },
};

export const Tiles: WidgetStory = { args: { demo: "logged-in", ids: "iw-caselle" } };

export const Wheel: WidgetStory = { args: { demo: "logged-in", ids: "iw-ruota" } };

export const Scratch: WidgetStory = { args: { demo: "logged-in", ids: "iw-gratta", look: "scratch" } };

export const PlayTilesByKeyboard: WidgetStory = played({ ids: "iw-caselle" });

export const PlayWheelByKeyboard: WidgetStory = played({ ids: "iw-ruota" });

export const PlayScratchByKeyboard: WidgetStory = played({ ids: "iw-gratta", look: "scratch" });

export const Donation: WidgetStory = {
  args: { demo: "logged-in", ids: "iw-ruota", donations: "true" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(await button(inside, /^Regala giocate: /));
    await waitFor(() => expect(inside.getByRole("dialog")).toBeVisible());
    await expect(inside.getByRole("spinbutton")).toHaveValue(1);
  },
};

/** With `data-calm` on an ancestor of the widget, there is no reveal and no celebration. */
export const Calm: WidgetStory = {
  ...played({ ids: "iw-ruota" }),
  render: (args) => (
    <div data-calm="">
      <WidgetElement definition={instantWin} args={args} />
    </div>
  ),
};

/** An instant win that is not open is a row that opens its details. */
export const NotStarted: WidgetStory = {
  args: { demo: "logged-in", ids: "iw-ruota-prossima" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByRole("heading", { name: "La ruota di dicembre" }));
    await expect(inside.getByRole("button", { name: /^Regolamento: / })).toBeVisible();
    await expect(inside.queryByRole("button", { name: /^Gioca/ })).toBeNull();
  },
};

export const Ended: WidgetStory = { args: { demo: "ended" } };

export const Many: WidgetStory = { args: { demo: "many", limit: "4" } };

export const Empty: WidgetStory = panel.empty;

export const Loading: WidgetStory = panel.loading;

export const Offline: WidgetStory = panel.offline;

export const LoggedOut: WidgetStory = panel.loggedOut;

export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "restricted");
    await expect(inside.queryByRole("button", { name: /^Gioca/ })).toBeNull();
  },
};

export const English: WidgetStory = panel.english;

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** A wheel that is too small for its texts has numbers and a legend. */
export const WheelInNarrowColumn: WidgetStory = {
  args: { demo: "logged-in", ids: "iw-ruota" },
  globals: { viewport: { value: "column" } },
};

export const PlayedInNarrowColumn: WidgetStory = {
  ...played({ ids: "iw-ruota" }),
  globals: { language: "it", viewport: { value: "column" } },
};

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
