import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Carousel, carouselStyles } from "../../src/ui/carousel/Carousel";
import type { ViewRule } from "../../src/ui/carousel/per-view";
import { focused, queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const styles = [carouselStyles];

const home: readonly ViewRule[] = [
  { perView: 1.09 },
  { media: "(min-width: 768px)", perView: 2.05 },
  { media: "(min-width: 1279px)", perView: "all" },
];
const blog: readonly ViewRule[] = [
  { perView: 1 },
  { media: "(min-width: 768px)", perView: 2 },
  { media: "(min-width: 1279px)", perView: 1 },
];

interface Args {
  readonly rules: readonly ViewRule[];
  readonly count: number;
}

const slide = (index: number) => ({
  key: String(index),
  title: `Promozione ${index}`,
  content: (
    <div
      style={{
        padding: 24,
        border: "1px solid var(--v-line)",
        borderRadius: 14,
        background: "var(--v-surface)",
      }}
    >
      <h3>Promozione {index}</h3>
      <a href="#condizioni">Leggi le condizioni della promozione {index}</a>
    </div>
  ),
});

const meta: Meta<Args> = {
  title: "UI/Carousel",
  tags: ["!autodocs"],
  args: { rules: home, count: 5 },
  render: ({ rules, count }) => (
    <ShadowRootBox styles={styles}>
      <Carousel
        label="Promozioni"
        rules={rules}
        slides={Array.from({ length: count }, (_, index) => slide(index + 1))}
      />
    </ShadowRootBox>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Home: Story = {};
export const Blog: Story = { args: { rules: blog } };
export const OneSlide: Story = { args: { count: 1 } };
/** Without slides, the carousel renders nothing. */
export const NoSlide: Story = { args: { count: 0 } };

/** The pressed button keeps the focus, and the new slide is announced once. */
export const MovedByKeyboard: Story = {
  args: { rules: blog },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    const next = await content.findByRole("button", { name: /successiv/i });
    next.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(content.getByRole("status")).toHaveTextContent(/2 di 5: Promozione 2/));
    await expect(focused()).toBe(next);
  },
};
