import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { type ChipOption, Chips, chipsStyles } from "../../src/ui/chips/Chips";
import { focused, queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const styles = [chipsStyles];

const few: readonly ChipOption<string>[] = [
  { value: "active", text: "Attivi" },
  { value: "upcoming", text: "In arrivo" },
  { value: "archived", text: "Archivio" },
  { value: "all", text: "Tutti" },
];

interface Args {
  readonly options: readonly ChipOption<string>[];
}

function ChosenChips({ options }: Args) {
  const [chosen, setChosen] = useState("active");
  return <Chips label="Quali premi" options={options} chosen={chosen} onChoose={setChosen} />;
}

const meta: Meta<Args> = {
  title: "UI/Chips",
  tags: ["!autodocs"],
  args: { options: few },
  render: (args) => (
    <ShadowRootBox styles={styles}>
      <ChosenChips {...args} />
    </ShadowRootBox>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const OneChosen: Story = {
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    content.getByRole("button", { name: "In arrivo" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(content.getByRole("button", { name: "In arrivo" })).toHaveAttribute("aria-pressed", "true");
    await expect(content.getByRole("button", { name: "Attivi" })).toHaveAttribute("aria-pressed", "false");
    await expect(focused()).toHaveTextContent("In arrivo");
  },
};

/** If the chips do not fit, the row scrolls or wraps. */
export const Many: Story = {
  args: {
    options: [
      ...few,
      ...["Casinò", "Scommesse sportive", "Poker", "Bingo", "Ippica", "Totocalcio"].map((text) => ({
        value: text,
        text,
      })),
    ],
  },
};
