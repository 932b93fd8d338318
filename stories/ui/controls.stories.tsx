import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import {
  Button,
  type ButtonLook,
  Icon,
  type IconName,
  Notice,
  type NoticeTone,
  Skeleton,
} from "../../src/ui";
import { queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";

const meta: Meta = { title: "UI/Controls", tags: ["!autodocs"] };
export default meta;

const looks: readonly ButtonLook[] = ["primary", "secondary", "quiet", "link"];
const tones: readonly NoticeTone[] = ["info", "success", "warning", "error"];
const icons: readonly IconName[] = [
  "calendar",
  "previous",
  "next",
  "close",
  "success",
  "info",
  "warning",
  "error",
];

const rows = { display: "grid", gap: 12, justifyItems: "start" } as const;

export const Buttons: StoryObj = {
  render: () => (
    <ShadowRootBox>
      <div style={rows}>
        {looks.map((look) => (
          <Button key={look} look={look}>
            Conferma
          </Button>
        ))}
        <Button look="icon" aria-label="Chiudi">
          <Icon name="close" />
        </Button>
      </div>
    </ShadowRootBox>
  ),
};

export const DisabledButtons: StoryObj = {
  render: () => (
    <ShadowRootBox>
      <div style={rows}>
        {looks.map((look) => (
          <Button key={look} look={look} disabled>
            Conferma
          </Button>
        ))}
      </div>
    </ShadowRootBox>
  ),
};

const onClick = fn();

/** A busy button keeps the focus, and a click does nothing. */
export const BusyButton: StoryObj = {
  render: () => (
    <ShadowRootBox>
      <Button busy onClick={onClick}>
        Invio in corso…
      </Button>
    </ShadowRootBox>
  ),
  play: async ({ canvasElement }) => {
    onClick.mockClear();
    const button = (await queriesInShadowRoot(canvasElement)).getByRole("button");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

export const Notices: StoryObj = {
  render: () => (
    <ShadowRootBox>
      <div style={{ display: "grid", gap: 12 }}>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            Un avviso, con la sua icona.
          </Notice>
        ))}
      </div>
    </ShadowRootBox>
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <ShadowRootBox>
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </ShadowRootBox>
  ),
};

export const Skeletons: StoryObj = {
  render: () => (
    <ShadowRootBox>
      <div style={{ display: "grid", gap: 12 }}>
        <Skeleton />
        <Skeleton inlineSize="50%" blockSize="48px" />
      </div>
    </ShadowRootBox>
  ),
};
