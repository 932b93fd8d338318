import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress, progressStyles } from "../../src/ui/progress/Progress";
import { queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const styles = [progressStyles];

interface Args {
  readonly value: number | null;
  readonly max: number;
}

const meta: Meta<Args> = {
  title: "UI/Progress",
  tags: ["!autodocs"],
  args: { value: 3, max: 5 },
  render: ({ value, max }) => (
    <ShadowRootBox styles={styles}>
      <Progress label="Missione" value={value} max={max} />
    </ShadowRootBox>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const OnTheWay: Story = {
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    await expect(content.getByRole("progressbar", { name: "Missione" })).toHaveAttribute("value", "3");
  },
};
export const Begun: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 5 } };
/** A value above the maximum is shown as complete. */
export const TooMuch: Story = { args: { value: 7 } };
export const Unknown: Story = { args: { value: null } };
