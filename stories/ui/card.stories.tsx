import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card, type CardProps, cardStyles } from "../../src/ui";
import { queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const styles = [cardStyles];

const meta: Meta<CardProps> = {
  title: "UI/Card",
  tags: ["!autodocs"],
  args: { title: "Classifica", children: <p>1. Luca R. 12.480</p> },
  render: (args) => (
    <ShadowRootBox styles={styles}>
      <Card {...args} />
    </ShadowRootBox>
  ),
};
export default meta;
type Story = StoryObj<CardProps>;

export const WithContent: Story = {
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    await expect(content.getByRole("heading", { name: "Classifica", level: 2 })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { title: "Scommesse aperte di tutti i tuoi conti, precipitevolissimevolmente e senza interruzioni" },
  globals: { viewport: { value: "column" } },
};
