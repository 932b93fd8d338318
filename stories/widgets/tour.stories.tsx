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

const popoverBox = () =>
  document.querySelector("vetrina-tour-popover")?.shadowRoot?.querySelector<HTMLElement>(".tour");

/** Queries for the popover, which is outside the story. Each step has its own popover. */
const popover = () =>
  waitFor(() => {
    const box = popoverBox();
    if (!box) throw new Error("no popover");
    return within(box);
  });

/** Waits until the popover shows something. */
const shows = (find: (inside: Awaited<ReturnType<typeof popover>>) => HTMLElement) =>
  waitFor(async () => expect(find(await popover())).toBeVisible());

/** Ends the tour, even while it asks whether the player wants to leave. */
function endTour(): void {
  const box = popoverBox();
  if (!box) return;
  const leave = box.querySelector<HTMLElement>("#question ~ .foot button") ?? box.querySelector("button");
  leave?.click();
  throw new Error("the tour has not ended");
}

const meta = {
  ...widgetMeta(tour),
  title: "Others/Guided tour",
  render: withSteps(ordinary),
  // The popover is at the end of the page, outside the story, so without this cleanup it would stay for the
  // next story.
  beforeEach: () => () => waitFor(endTour),
} satisfies Meta<WidgetArgs>;
export default meta;

async function begin(canvasElement: HTMLElement, moves = 0) {
  const { inside } = await widgetIn(canvasElement, tour.tag);
  await userEvent.click(inside.getByRole("button"));
  for (let move = 0; move < moves; move += 1) {
    await shows((box) => box.getByText(new RegExp(` ${move + 1} `)));
    const buttons = (await popover()).getAllByRole("button");
    await userEvent.click(buttons.at(-1) as HTMLElement);
  }
}

export const Ready: WidgetStory = {
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tour.tag);
    await expect(inside.getByRole("button")).toBeVisible();
  },
};

export const OwnLabel: WidgetStory = { args: { label: "Mostrami come si fa" } };

/** Without a target the popover is in the middle of the viewport. */
export const FirstStep: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await shows((box) => box.getByText("Passo 1 di 3"));
    await expect((await popover()).queryByRole("button", { name: "Indietro" })).toBeNull();
  },
};

export const StepWithTarget: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    await begin(canvasElement, 1);
    await shows((box) => box.getByText("Passo 2 di 3"));
  },
};

export const LastStep: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    await begin(canvasElement, 2);
    await shows((box) => box.getByRole("button", { name: "Fine" }));
  },
};

/** The question has the wording of the specification. */
export const Question: WidgetStory = {
  args: { confirm: "on" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await shows((box) => box.getByRole("button", { name: "Chiudi" }));
    await userEvent.click((await popover()).getByRole("button", { name: "Chiudi" }));
    await shows((box) => box.getByText("Are you sure you want to stop the tour?"));
  },
};

export const QuestionInPageLanguage: WidgetStory = {
  args: { confirm: "page" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await shows((box) => box.getByRole("button", { name: "Chiudi" }));
    await userEvent.click((await popover()).getByRole("button", { name: "Chiudi" }));
    await shows((box) => box.getByText("Vuoi davvero interrompere la visita guidata?"));
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
    await begin(canvasElement, 1);
    await waitFor(async () =>
      expect((await popover()).getAllByRole("button").at(-1)).toHaveAttribute("aria-busy", "true"),
    );
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
    await begin(canvasElement, 1);
    await shows((box) => box.getByText("Step 2 of 3"));
  },
};

export const ByKeyboard: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await shows((box) => box.getByText("Passo 1 di 3"));
    await userEvent.keyboard("{ArrowRight}");
    await shows((box) => box.getByText("Passo 2 di 3"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector("vetrina-tour-popover")).toBeNull());
  },
};

/** The author sees the steps, but no tour starts. */
export const BeingEdited: WidgetStory = { args: { edit: true, demo: undefined } };

export const WithoutSteps: WidgetStory = {
  args: { edit: true, demo: undefined },
  render: withSteps([]),
};

export const NarrowColumn: WidgetStory = { globals: { viewport: { value: "column" } } };
