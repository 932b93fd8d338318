import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Toast, type ToastMessage, toastStyles } from "../../src/ui/toast/Toast";
import { queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const styles = [toastStyles];

const message = (id: string, tone: "info" | "success" | "prize", text: string): ToastMessage => ({
  id,
  tone,
  text,
});
const claimed = message("1", "success", "Premio riscattato: 5 giri gratuiti.");

interface Args {
  readonly messages: readonly ToastMessage[];
}

function Shown({ messages }: Args) {
  const [left, setLeft] = useState(messages);
  return (
    <ShadowRootBox styles={styles}>
      <Toast
        messages={left}
        duration={60_000}
        onDone={(id) => setLeft(left.filter((each) => each.id !== id))}
      />
    </ShadowRootBox>
  );
}

const meta: Meta<Args> = {
  title: "UI/Toast",
  tags: ["!autodocs"],
  args: { messages: [claimed] },
  render: ({ messages }) => <Shown messages={messages} />,
};
export default meta;
type Story = StoryObj<Args>;

export const Success: Story = {};
export const Information: Story = {
  args: { messages: [message("1", "info", "Sessione iniziata alle 18:04.")] },
};
export const Prize: Story = { args: { messages: [message("1", "prize", "Hai un premio.")] } };

/** Only one notice is shown, with the number of the others. Closing it shows the next one. */
export const Several: Story = {
  args: {
    messages: [
      claimed,
      message("2", "info", "Un nuovo messaggio."),
      message("3", "info", "Un altro messaggio."),
    ],
  },
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    await waitFor(() => expect(content.getByText(/Premio riscattato/)).toBeVisible());
    content.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await expect(content.getByText(/Un nuovo messaggio/)).toBeInTheDocument();
  },
};
