import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createTicker } from "../../src/time/ticker";
import { Countdown, countdownStyles } from "../../src/ui/countdown/Countdown";
import { queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const styles = [countdownStyles];
const minute = 60_000;

/** A stopped clock, so that screenshots are identical. */
const still = { now: () => 0 };
const ticker = createTicker(still);

interface Args {
  /** Milliseconds until the deadline. */
  readonly left: number;
}

const meta: Meta<Args> = {
  title: "UI/Countdown",
  tags: ["!autodocs"],
  args: { left: 4 * minute + 37_000 },
  render: ({ left }) => (
    <ShadowRootBox styles={styles}>
      <Countdown deadline={left} clock={still} ticker={ticker} label="Apre" />
    </ShadowRootBox>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** The countdown is not a live region. A screen reader reads the time as text on request. */
export const Minutes: Story = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    await waitFor(() =>
      expect(content.getByRole("timer")).toHaveAccessibleName("Apre fra 4 minuti e 37 secondi"),
    );
  },
};
export const Hours: Story = { args: { left: 124 * minute + 37_000 } };
export const Over: Story = { args: { left: 0 } };
