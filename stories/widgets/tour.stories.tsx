import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { tour } from "../../widgets/tour/definition";
import { widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { type WidgetArgs, WidgetElement } from "../support/WidgetElement";

interface Step {
  readonly title: string;
  readonly target?: string;
  readonly text: string;
}

const ordinary: readonly Step[] = [
  { title: "Benvenuti", text: "Pochi passi per orientarsi. Si può smettere quando si vuole." },
  {
    title: "Il saldo",
    target: "#saldo",
    text: "Qui si vede quanto c’è sul conto. Si può nascondere, e resta nascosto.",
  },
  { title: "I messaggi", target: "#messaggi", text: "Quelli non letti sono contati accanto al nome." },
];

const withSteps = (steps: readonly Step[]) => (args: WidgetArgs) => (
  <div style={{ display: "grid", gap: 24, justifyItems: "start" }}>
    <p id="saldo" style={{ margin: 0 }}>
      Saldo: 1.234,50 €
    </p>
    <p id="messaggi" style={{ margin: 0 }}>
      Messaggi: 3
    </p>
    <WidgetElement definition={tour} args={args}>
      {steps.map(({ title, target, text }) => (
        <div key={title} slot="step" hidden data-title={title} data-target={target}>
          <p>{text}</p>
        </div>
      ))}
    </WidgetElement>
  </div>
);

const meta = {
  ...widgetMeta(tour),
  title: "Widgets/Guided tour",
  render: withSteps(ordinary),
  // The popover is at the end of the page, not inside of the story.
  beforeEach: () => () => {
    for (let press = 0; press < 2; press += 1)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  },
} satisfies Meta<WidgetArgs>;
export default meta;

/** Queries for the popover, which is outside of the story. */
async function popover() {
  return waitFor(() => {
    const box = document
      .querySelector("vetrina-tour-popover")
      ?.shadowRoot?.querySelector<HTMLElement>(".tour");
    if (!box) throw new Error("no popover");
    return within(box);
  });
}

async function begin(canvasElement: HTMLElement, moves = 0) {
  const { inside } = await widgetIn(canvasElement, tour.tag);
  await userEvent.click(inside.getByRole("button"));
  for (let move = 0; move < moves; move += 1) {
    const before = await popover();
    await userEvent.click(before.getAllByRole("button").at(-1) as HTMLElement);
  }
  return popover();
}

export const Ready: WidgetStory = {
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tour.tag);
    await expect(inside.getByRole("button")).toBeVisible();
  },
};

export const OwnLabel: WidgetStory = { args: { label: "Mostrami come si fa" } };

/** Without a target it is in the middle. */
export const FirstStep: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    await waitFor(() => expect(inside.getByText("Passo 1 di 3")).toBeVisible());
    await expect(inside.queryByRole("button", { name: "Indietro" })).toBeNull();
  },
};

export const StepWithTarget: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement, 1);
    await waitFor(() => expect(inside.getByText("Passo 2 di 3")).toBeVisible());
  },
};

export const LastStep: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement, 2);
    await waitFor(() => expect(inside.getByRole("button", { name: "Fine" })).toBeVisible());
  },
};

/** In the words of the specification. */
export const Question: WidgetStory = {
  args: { confirm: "on" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(inside.getByText("Are you sure you want to stop the tour?")).toBeVisible());
  },
};

export const QuestionInPageLanguage: WidgetStory = {
  args: { confirm: "page" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "Chiudi" }));
    await waitFor(() =>
      expect(inside.getByText("Vuoi davvero interrompere la visita guidata?")).toBeVisible(),
    );
  },
};

/** The next step has no target yet. */
export const Waiting: WidgetStory = {
  render: withSteps([
    { title: "Benvenuti", text: "Il passo dopo non arriva." },
    { title: "Manca", target: "#manca", text: "" },
    { title: "Fine", text: "Il passo che mancava è stato saltato." },
  ]),
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement, 1);
    await expect(inside.getAllByRole("button").at(-1)).toHaveAttribute("aria-busy", "true");
  },
};

export const LongText: WidgetStory = {
  render: withSteps([
    {
      title: "Un titolo che occupa più di una riga, perché dice molte cose insieme",
      text: "Un testo lungo. ".repeat(40),
    },
    { title: "Poi", text: "Un altro passo." },
  ]),
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
  },
};

export const English: WidgetStory = {
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement, 1);
    await waitFor(() => expect(inside.getByText("Step 2 of 3")).toBeVisible());
  },
};

export const ByKeyboard: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(async () => expect((await popover()).getByText("Passo 2 di 3")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector("vetrina-tour-popover")).toBeNull());
  },
};

/** The author sees the steps; nothing starts. */
export const BeingEdited: WidgetStory = { args: { edit: true, demo: undefined } };

export const WithoutSteps: WidgetStory = {
  args: { edit: true, demo: undefined },
  render: withSteps([]),
};

export const NarrowColumn: WidgetStory = { globals: { viewport: { value: "column" } } };
