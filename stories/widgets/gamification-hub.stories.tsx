import { expect, userEvent, waitFor } from "storybook/test";
import { gamificationHub } from "../../widgets/gamification-hub/definition";
import { focused, inState, widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(gamificationHub),
  title: "Gamification/Gamification hub",
};
export default meta;

const { tag } = gamificationHub;

/** The element of the open section. */
function sectionIn({ shadowRoot }: HTMLElement, section: string): HTMLElement {
  const element = shadowRoot?.querySelector<HTMLElement>(section);
  if (!element) throw new Error(`the hub has no <${section}>`);
  return element;
}

const whole = {
  demo: "logged-in",
  competitionId: "com-autunno",
  levelField: "livello",
  pointsField: "punti",
} as const;

export const AllSections: WidgetStory = {
  args: whole,
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("button", { name: /^Oggi/ })).toHaveAttribute("aria-current", "page");
    await waitFor(() => expect(inside.getByRole("button", { name: /^La tua posizione/ })).toBeVisible(), {
      timeout: 8000,
    });
    await waitFor(() => expect(inside.getByText("Livello Argento")).toBeVisible());
  },
};

type Inside = Awaited<ReturnType<typeof widgetIn>>["inside"];

/** Opens the sheet with the other sections in a narrow column. A wide column shows them in its list. */
async function openMore(inside: Inside): Promise<void> {
  await inside.findByRole("button", { name: /^Oggi/ });
  const more = inside.queryByRole("button", { name: /^Altro/ });
  if (more) await userEvent.click(more);
}

/** Opens the settings, which are in the sheet in a narrow column. */
async function openSettings(inside: Inside): Promise<void> {
  await openMore(inside);
  const settings = inside.queryByRole("button", { name: "Impostazioni" });
  if (settings) await userEvent.click(settings);
}

export const ByKeyboard: WidgetStory = {
  args: whole,
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await openMore(inside);
    (await inside.findByRole("button", { name: "Agenda" })).focus();
    await expect(focused()).toHaveTextContent("Agenda");
    await userEvent.keyboard("{Enter}");
    await waitFor(
      () => expect(inside.getByRole("button", { name: "Scarica per il calendario" })).toBeVisible(),
      {
        timeout: 8000,
      },
    );
  },
};

export const AgendaFirst: WidgetStory = {
  args: { demo: "logged-in", sections: "agenda, awards, achievements" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await waitFor(() => expect(inside.getAllByText("Premio da riscuotere")[0]).toBeVisible());
  },
};

export const OptedOut: WidgetStory = {
  args: whole,
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await openSettings(inside);
    await userEvent.click(await inside.findByRole("switch"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(inside.getByRole("button", { name: "Riattiva" })).toBeVisible());
  },
};

export const Visitor: WidgetStory = { args: { demo: "logged-out" } };

export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await waitFor(() =>
      expect(inside.queryAllByRole("button", { name: /^Oggi|^Gioca|^Tornei/ })).toEqual([]),
    );
    await expect(inside.getByRole("button", { name: /^Premi/ })).toBeVisible();
  },
};

/** The author has not chosen any section that shows the player's own data. */
export const SelfExcludedWithoutOwnSections: WidgetStory = {
  args: { demo: "self-excluded", sections: "competitions, achievements" },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "restricted");
  },
};

/** Each section has its own slot, because there are only a few sections. */
export const FewSections: WidgetStory = {
  args: { demo: "logged-in", sections: "instant-win, awards" },
  globals: { language: "it", viewport: { value: "column" } },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await waitFor(() => expect(inside.getByRole("button", { name: "Impostazioni" })).toBeVisible());
    await expect(inside.queryByRole("button", { name: /^Altro/ })).toBeNull();
  },
};

export const NothingToShow: WidgetStory = { args: { demo: "none" } };

export const Many: WidgetStory = { args: { ...whole, demo: "many" } };

export const Loading: WidgetStory = { args: { ...whole, demo: "loading" } };

export const Offline: WidgetStory = { args: { ...whole, demo: "offline" } };

/** The hub still works. The section shows that it could not be loaded. */
export const Failed: WidgetStory = {
  args: { ...whole, demo: "failing", sections: "achievements, awards" },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag);
    await inState(await waitFor(() => sectionIn(host, "vetrina-achievements")), "error");
  },
};

export const English: WidgetStory = { args: whole, globals: { language: "en" } };

/** "Altro" opens a sheet with the other sections and the settings. */
export const MoreSections: WidgetStory = {
  args: whole,
  globals: { language: "it", viewport: { value: "column" } },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await openSettings(inside);
    await waitFor(() => expect(inside.getByRole("dialog")).toBeVisible());
    await expect(inside.getByRole("switch")).toBeVisible();
  },
};

/** The sections are in a bar at the bottom. */
export const NarrowColumn: WidgetStory = { args: whole, globals: { viewport: { value: "column" } } };

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = {
  args: { edit: true, demo: undefined, sections: "achievements, awards" },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag);
    await inState(sectionIn(host, "vetrina-achievements"), "logged-out");
  },
};
