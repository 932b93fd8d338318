import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../../src/ui";
import { Dialog, dialogStyles } from "../../src/ui/dialog";
import { focused, onStage } from "../support/journey";
import { Stage } from "../support/Stage";

const styles = [dialogStyles];

interface Args {
  readonly place: "centre" | "sheet";
  readonly closable: boolean;
}

function Openable({ place, closable }: Args) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stage styles={styles}>
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
    </Stage>
  );
}

const opened: Story["play"] = async ({ canvasElement }) => {
  const stage = await onStage(canvasElement);
  await userEvent.click(stage.getByRole("button", { name: "Apri" }));
  await waitFor(() => expect(stage.getByRole("dialog")).toBeVisible());
};

const meta: Meta<Args> = {
  title: "UI/Dialog",
  args: { place: "centre", closable: true },
  render: (args) => <Openable {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

export const Centre: Story = { play: opened };
export const Sheet: Story = { args: { place: "sheet" }, play: opened };
/** No close button, and Esc does nothing. */
export const NotClosable: Story = {
  args: { closable: false },
  play: async (context) => {
    await opened(context);
    const stage = await onStage(context.canvasElement);
    await userEvent.keyboard("{Escape}");
    await expect(stage.getByRole("dialog")).toBeInTheDocument();
    await expect(stage.queryByRole("button", { name: "Chiudi" })).toBeNull();
  },
};
export const ClosedByEscape: Story = {
  play: async (context) => {
    const stage = await onStage(context.canvasElement);
    stage.getByRole("button", { name: "Apri" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(stage.getByRole("dialog")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(stage.queryByRole("dialog")).toBeNull());
    await expect(focused()).toBe(stage.getByRole("button", { name: "Apri" }));
  },
};
