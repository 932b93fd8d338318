import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PanelState, panelStateStyles, type PanelStatus, Skeleton } from "../../src/ui";
import { focused, queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const styles = [panelStateStyles];

interface Args {
  readonly status: PanelStatus;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
}

const meta: Meta<Args> = {
  title: "UI/Panel state",
  tags: ["!autodocs"],
  args: { status: "ready", onRetry: fn(), onLogin: fn() },
  render: ({ status, onRetry, onLogin }) => (
    <ShadowRootBox styles={styles}>
      <PanelState
        status={status}
        label="Classifica"
        what="la classifica"
        time="18:04"
        skeleton={<Skeleton blockSize="48px" />}
        onRetry={onRetry}
        onLogin={onLogin}
      >
        <p>1. Luca R. 12.480</p>
      </PanelState>
    </ShadowRootBox>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {};
export const Loading: Story = { args: { status: "loading" } };
/**
 * After five seconds a sentence states that loading takes longer than usual, and a button to retry is shown.
 * The button disappears with the sentence.
 */
export const Slow: Story = {
  args: { status: "loading" },
  globals: { language: "it" },
  play: async ({ canvasElement, args }) => {
    const content = await queriesInShadowRoot(canvasElement);
    const retry = await content.findByRole("button", { name: "Riprova: Classifica" }, { timeout: 8000 });
    await expect(content.getByText("Ci vuole più del solito.")).toBeVisible();
    retry.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(focused()).toBe(content.getByRole("group"));
    await expect(content.queryByText("Ci vuole più del solito.")).toBeNull();
  },
};

export const Empty: Story = { args: { status: "empty" } };
export const Stale: Story = { args: { status: "stale" } };
export const LoggedOut: Story = { args: { status: "logged-out" } };
export const Restricted: Story = { args: { status: "restricted" } };

/** The sentence appears after two seconds, because most lost connections are soon restored. */
export const Offline: Story = {
  args: { status: "offline" },
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    await waitFor(() => expect(content.getByRole("status")).not.toBeEmptyDOMElement(), { timeout: 5000 });
  },
};

export const Reconnecting: Story = { ...Offline, args: { status: "reconnecting" } };

/** The button disappears when the retry starts; the focus stays in the panel. */
export const Failed: Story = {
  args: { status: "error" },
  play: async ({ canvasElement, args }) => {
    const content = await queriesInShadowRoot(canvasElement);
    content.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(focused()).toBe(content.getByRole("group"));
  },
};
