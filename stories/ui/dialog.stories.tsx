import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../../src/ui";
import { Dialog, dialogStyles } from "../../src/ui/dialog";
import { focused, queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const styles = [dialogStyles];

interface Args {
  readonly place: "centre" | "sheet";
  readonly closable: boolean;
}

function Openable({ place, closable }: Args) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ShadowRootBox styles={styles}>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Interrompere la guida?"
        closeLabel="Chiudi"
        place={place}
        closable={closable}
      >
        <p>Si può riprendere in seguito.</p>
        <Button onClick={() => setOpen(false)}>Interrompi</Button>
      </Dialog>
    </ShadowRootBox>
  );
}

const opened: Story["play"] = async ({ canvasElement }) => {
  const content = await queriesInShadowRoot(canvasElement);
  await userEvent.click(content.getByRole("button", { name: "Apri" }));
  await waitFor(() => expect(content.getByRole("dialog")).toBeVisible());
};

const meta: Meta<Args> = {
  title: "UI/Dialog",
  tags: ["!autodocs"],
  args: { place: "centre", closable: true },
  render: (args) => <Openable {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

export const Centre: Story = { play: opened };
export const Sheet: Story = { args: { place: "sheet" }, play: opened };
/** The dialog has no close button, and Esc does nothing. */
export const NotClosable: Story = {
  args: { closable: false },
  play: async (context) => {
    await opened(context);
    const content = await queriesInShadowRoot(context.canvasElement);
    await userEvent.keyboard("{Escape}");
    await expect(content.getByRole("dialog")).toBeInTheDocument();
    await expect(content.queryByRole("button", { name: "Chiudi" })).toBeNull();
  },
};
export const ClosedByEscape: Story = {
  play: async (context) => {
    const content = await queriesInShadowRoot(context.canvasElement);
    content.getByRole("button", { name: "Apri" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(content.getByRole("dialog")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(content.queryByRole("dialog")).toBeNull());
    await expect(focused()).toBe(content.getByRole("button", { name: "Apri" }));
  },
};
