import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { balanceHeader } from "../../widgets/balance-header/definition";
import { loginModal } from "../../widgets/login-modal/definition";
import { focused, inState, widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { type WidgetArgs, WidgetElement } from "../support/WidgetElement";

const legal = (
  <p slot="legal">
    <b>18+</b> Il gioco è vietato ai minori. <a href="#misura">Gioco responsabile</a>
  </p>
);

const meta = {
  ...widgetMeta(loginModal),
  title: "Account/Login dialog",
  render: (args) => (
    <WidgetElement definition={loginModal} args={args}>
      {legal}
    </WidgetElement>
  ),
} satisfies Meta<WidgetArgs>;
export default meta;

const { tag } = loginModal;

async function openedModal(canvasElement: HTMLElement) {
  const { host } = await widgetIn(canvasElement, tag);
  // The dialog and its form are in the light DOM, where password managers find them.
  const form = within(host);
  await form.findByRole("dialog");
  const box = host.querySelector("vetrina-login-panel")?.shadowRoot?.querySelector("div");
  if (!box) throw new Error("the dialog has no panel");
  return { form, panel: within(box) };
}

/** The modal ignores pointer clicks just after opening, so the stories use the keyboard. */
async function send(form: ReturnType<typeof within>, password: string): Promise<void> {
  const name = form.getByRole("textbox");
  name.focus();
  await userEvent.type(name, "giulia");
  await userEvent.tab();
  await userEvent.keyboard(`${password}{Enter}`);
}

/** Header and modal as on a site. Inside one `data-demo` they share the simulated services. */
const withHeader = ({ demo }: WidgetArgs) => (
  <section data-demo={demo}>
    <WidgetElement definition={balanceHeader} args={{}} />
    <WidgetElement definition={loginModal} args={{}}>
      {legal}
    </WidgetElement>
  </section>
);

/** The modal is invisible until a login is requested. */
export const Closed: WidgetStory = {
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag);
    await expect(within(host).queryByRole("dialog")).toBeNull();
  },
};

export const Open: WidgetStory = {
  args: { demo: "session-required" },
  play: async ({ canvasElement }) => {
    await openedModal(canvasElement);
  },
};

export const WithoutLegalNotice: WidgetStory = {
  args: { demo: "session-required" },
  render: (args) => (
    <WidgetElement definition={loginModal} args={args}>
      {null}
    </WidgetElement>
  ),
  play: async ({ canvasElement }) => {
    await openedModal(canvasElement);
  },
};

export const WrongPassword: WidgetStory = {
  args: { demo: "session-required" },
  play: async ({ canvasElement }) => {
    const { form } = await openedModal(canvasElement);
    await send(form, "sbagliata");
    await waitFor(() => expect(form.getByRole("alert")).not.toBeEmptyDOMElement());
    await expect(form.getByRole("textbox")).toHaveValue("giulia");
  },
};

export const ServiceFailing: WidgetStory = {
  args: { demo: "failing" },
  render: withHeader,
  play: async ({ canvasElement }) => {
    const { inside: header } = await widgetIn(canvasElement, balanceHeader.tag, "logged-out");
    await userEvent.click(header.getByRole("button"));
    const { form } = await openedModal(canvasElement);
    await send(form, "vetrina");
    await waitFor(() => expect(form.getByRole("alert")).not.toBeEmptyDOMElement());
  },
};

/** Turnstile's challenge replaces the button. */
export const BotCheckAsking: WidgetStory = {
  args: { demo: "bot-check-asking" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { form } = await openedModal(canvasElement);
    await send(form, "vetrina");
    const challenge = await form.findByRole("group", { name: "Controllo anti-bot da completare" });
    await waitFor(() => expect(challenge).toHaveFocus());
    await expect(form.getByRole("checkbox")).toBeVisible();
  },
};

export const BotCheckAnswered: WidgetStory = {
  args: { demo: "bot-check-asking" },
  play: async ({ canvasElement }) => {
    const { form } = await openedModal(canvasElement);
    await send(form, "vetrina");
    (await form.findByRole("checkbox")).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(form.queryByRole("dialog")).toBeNull());
  },
};

export const BotCheckUnavailable: WidgetStory = {
  args: { demo: "bot-check-unavailable" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { form } = await openedModal(canvasElement);
    await send(form, "vetrina");
    await waitFor(() => expect(form.getByRole("alert")).toHaveTextContent(/non si è caricato/));
  },
};

export const BotCheckRefused: WidgetStory = {
  args: { demo: "bot-check-refused" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { form } = await openedModal(canvasElement);
    await send(form, "vetrina");
    await waitFor(() => expect(form.getByRole("alert")).toHaveTextContent(/non è riuscito/));
  },
};

export const English: WidgetStory = {
  args: { demo: "session-required" },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const { panel } = await openedModal(canvasElement);
    await waitFor(() => expect(panel.getByRole("button", { name: "Close" })).toBeVisible());
  },
};

/** Goes from the header's login button to the balance with the keyboard only. */
export const LoginByKeyboard: WidgetStory = {
  globals: { language: "it" },
  args: { demo: "logged-out" },
  render: withHeader,
  play: async ({ canvasElement }) => {
    const header = await widgetIn(canvasElement, balanceHeader.tag, "logged-out");
    header.inside.getByRole("button", { name: "Accedi" }).focus();
    await userEvent.keyboard("{Enter}");
    const { form } = await openedModal(canvasElement);
    await send(form, "vetrina");
    await inState(header.host, "ready");
    // On a phone the player's name is in the account menu, and the menu's button has the focus.
    await waitFor(() => expect(focused()).toHaveTextContent(/Ciao, Giulia|Conto/));
  },
};

export const CloseByEscape: WidgetStory = {
  args: { demo: "session-required" },
  play: async ({ canvasElement }) => {
    const { form } = await openedModal(canvasElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(form.queryByRole("dialog")).toBeNull());
  },
};

/** The operator's links are below the button. */
export const WithHelp: WidgetStory = {
  args: { demo: "session-required" },
  globals: { language: "it" },
  render: (args) => (
    <WidgetElement definition={loginModal} args={args}>
      <a slot="help" href="#password">
        Password dimenticata?
      </a>
      <a slot="help" href="#registrazione">
        Registrati
      </a>
      {legal}
    </WidgetElement>
  ),
  play: async ({ canvasElement }) => {
    const { form } = await openedModal(canvasElement);
    await expect(form.getByRole("link", { name: "Password dimenticata?" })).toBeVisible();
  },
};
