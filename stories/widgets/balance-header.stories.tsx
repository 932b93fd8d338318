import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { balanceHeader } from "../../widgets/balance-header/definition";
import { focused, inState, widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { WidgetElement } from "../support/WidgetElement";

const meta = {
  ...widgetMeta(balanceHeader),
  title: "Account/Balance header",
};
export default meta;

const { tag } = balanceHeader;
const accountUrl = "/conto";

/** The header, with its account menu open if it is narrow. In a wide header the menu is part of the row. */
async function widgetWithMenu(canvasElement: HTMLElement) {
  const widget = await widgetIn(canvasElement, tag);
  const button = widget.host.shadowRoot?.querySelector<HTMLElement>('[part~="menu-button"]');
  if (button?.checkVisibility()) await userEvent.click(button);
  return widget;
}

export const LoggedOut: WidgetStory = {
  args: { demo: "logged-out", accountUrl },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "logged-out");
    await expect(inside.getByRole("button")).toBeVisible();
  },
};

export const LoggedIn: WidgetStory = {
  args: { demo: "logged-in", accountUrl },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText(/1[.,]234[.,]50/)).toBeVisible();
  },
};

export const Loading: WidgetStory = {
  args: { demo: "loading", accountUrl },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag, "loading");
    await expect(host.shadowRoot?.querySelector('[part~="skeleton"]')).toBeVisible();
  },
};

export const Stale: WidgetStory = {
  args: { demo: "stale", accountUrl },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "stale");
    await expect(inside.getByText(/\d\d:\d\d/)).toBeVisible();
  },
};

export const Offline: WidgetStory = {
  args: { demo: "offline", accountUrl },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "offline");
  },
};

export const BalanceNotAvailable: WidgetStory = {
  args: { demo: "unconfigured", accountUrl },
  tags: ["console-error"],
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "error");
  },
};

/** A service that refuses every call ends the session, as specified: the header shows the visitor's view. */
export const ServiceFailing: WidgetStory = {
  args: { demo: "failing", accountUrl },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "logged-out");
  },
};

export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded", accountUrl },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetWithMenu(canvasElement);
    await expect(inside.getByText(/Marco/)).toBeVisible();
  },
};

const allOptions = { accountUrl, inboxUrl: "/conto", siteId: "1" };

export const MessagesAndNickname: WidgetStory = {
  args: { demo: "logged-in", ...allOptions },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetWithMenu(canvasElement);
    await expect(await inside.findByRole("link", { name: "3 messaggi non letti" })).toBeVisible();
    await expect(await inside.findByText("giulia_demo")).toBeVisible();
  },
};

export const BalanceHidden: WidgetStory = {
  args: { demo: "logged-in", ...allOptions },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: "Nascondi saldo" }));
    await expect(inside.queryByText(/1[.,]234/)).toBeNull();
  },
};

/** Opens the editor, enters a nickname and submits it. */
async function writeNickname(canvasElement: HTMLElement, wanted: string) {
  const { inside } = await widgetWithMenu(canvasElement);
  await inside.findByText("giulia_demo");
  await userEvent.click(inside.getByRole("button", { name: "Modifica nickname" }));
  // Set the value directly: the test library types into the focused host instead of the field in its shadow root.
  const field = await inside.findByLabelText<HTMLInputElement>("Nuovo nickname");
  // On a busy machine, the dialog stays transparent for some time before its animation starts.
  await waitFor(() => expect(field).toBeVisible());
  await fireEvent.input(field, { target: { value: wanted } });
  await userEvent.click(inside.getByRole("button", { name: "Salva" }));
  return { inside, field };
}

export const NicknameMistaken: WidgetStory = {
  args: { demo: "logged-in", ...allOptions },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside, field } = await writeNickname(canvasElement, "no");
    await expect(await inside.findByText("Il nickname deve avere da 3 a 20 caratteri.")).toBeVisible();
    await expect(field).toHaveValue("no");
  },
};

export const NicknameRefused: WidgetStory = {
  args: { demo: "logged-in", ...allOptions },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside, field } = await writeNickname(canvasElement, "marco_demo");
    await expect(await inside.findByText(/^Questo nickname è già in uso/)).toBeVisible();
    await expect(field).toHaveValue("marco_demo");
  },
};

export const NicknameLoading: WidgetStory = {
  args: { demo: "loading", ...allOptions },
};

export const NicknameOfALoggedOutVisitor: WidgetStory = {
  args: { demo: "logged-out", ...allOptions },
};

export const NarrowColumnWithEverything: WidgetStory = {
  args: { demo: "logged-in", ...allOptions },
  globals: { viewport: { value: "column" } },
};

/** The menu covers a part of the page's content. */
export const MenuOpen: WidgetStory = {
  args: { demo: "logged-in", ...allOptions },
  globals: { language: "it", viewport: { value: "column" } },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetWithMenu(canvasElement);
    await expect(await inside.findByText("giulia_demo")).toBeVisible();
  },
};

export const WithDepositLink: WidgetStory = {
  args: { demo: "logged-in", ...allOptions },
  globals: { language: "it" },
  render: (args) => (
    <WidgetElement definition={balanceHeader} args={args}>
      <a slot="deposit" href="/ricarica">
        Ricarica
      </a>
    </WidgetElement>
  ),
  play: async ({ canvas, canvasElement }) => {
    await widgetIn(canvasElement, tag);
    await waitFor(() => expect(canvas.getByRole("link", { name: "Ricarica" })).toBeVisible());
  },
};

export const English: WidgetStory = {
  args: { demo: "logged-in", accountUrl },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetWithMenu(canvasElement);
    await expect(inside.getByRole("button", { name: "Log out" })).toBeVisible();
  },
};

export const NarrowColumn: WidgetStory = {
  args: { demo: "logged-in", accountUrl },
  globals: { viewport: { value: "column" } },
};

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = {
  args: { edit: true, demo: undefined, accountUrl },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag, "logged-out");
    await userEvent.tab();
    await expect(host.contains(document.activeElement)).toBe(false);
  },
};

export const LogoutByKeyboard: WidgetStory = {
  args: { demo: "logged-in", accountUrl },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { host, inside } = await widgetWithMenu(canvasElement);
    inside.getByRole("button", { name: "Esci" }).focus();
    await userEvent.keyboard("{Enter}");
    await inState(host, "logged-out");
    await waitFor(() => expect(focused()).toHaveTextContent("Accedi"));
    await expect(inside.getByText("Hai lasciato il conto.")).toBeInTheDocument();
  },
};
