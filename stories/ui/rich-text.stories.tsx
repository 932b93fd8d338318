import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createSanitiser, type Sanitise } from "../../src/platform/html";
import { RichText, richTextStyles } from "../../src/ui/rich-text/RichText";
import { queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const styles = [richTextStyles];
const sanitise = createSanitiser(new URL(location.href));

interface Args {
  readonly html: string;
  readonly sanitise: Sanitise;
  readonly tableName: string;
}

const meta: Meta<Args> = {
  title: "UI/Rich text",
  tags: ["!autodocs"],
  args: {
    html: '<h3>Condizioni</h3><p>Bonus del <b>50 %</b> fino a 20 €, valido <em>30 giorni</em>. <a href="/termini">Termini</a></p><ul><li>Requisito: 5 volte</li><li>Solo maggiorenni</li></ul>',
    sanitise,
    tableName: "Tabella",
  },
  render: (args) => (
    <ShadowRootBox styles={styles}>
      <RichText {...args} />
    </ShadowRootBox>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const AllowedMarkup: Story = {
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    await expect((await content.findAllByRole("listitem")).length).toBe(2);
  },
};

/** Active markup is removed; its text stays. */
export const HostileMarkup: Story = {
  args: {
    html: '<p>Prima</p><img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">qui</a>',
  },
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    await waitFor(() => expect(content.getByText("qui")).toBeInTheDocument());
    await expect(content.queryByRole("link")).toBeNull();
    await expect(content.queryByRole("img")).toBeNull();
  },
};

/** If the sanitiser cannot be loaded, the text is shown without markup. */
export const SanitiserMissing: Story = {
  args: { sanitise: () => Promise.reject(new Error("not there")) },
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    await waitFor(() => expect(content.getByText(/Requisito: 5 volte/)).toBeInTheDocument());
  },
};
