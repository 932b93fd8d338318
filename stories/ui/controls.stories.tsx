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
import { onStage } from "../support/journey";
import { Stage } from "../support/Stage";

const meta: Meta = { title: "UI/Controls" };
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
    <Stage>
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
    </Stage>
  ),
};

export const DisabledButtons: StoryObj = {
  render: () => (
    <Stage>
      <div style={rows}>
        {looks.map((look) => (
          <Button key={look} look={look} disabled>
            Conferma
          </Button>
        ))}
      </div>
    </Stage>
  ),
};

const onClick = fn();

/** It keeps the focus, and a click does nothing. */
export const BusyButton: StoryObj = {
  render: () => (
    <Stage>
      <Button busy onClick={onClick}>
        Invio in corso…
      </Button>
    </Stage>
  ),
  play: async ({ canvasElement }) => {
    onClick.mockClear();
    const button = (await onStage(canvasElement)).getByRole("button");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

export const Notices: StoryObj = {
  render: () => (
    <Stage>
      <div style={{ display: "grid", gap: 12 }}>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            Un avviso, con la sua icona.
          </Notice>
        ))}
      </div>
    </Stage>
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <Stage>
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Stage>
  ),
};

export const Skeletons: StoryObj = {
  render: () => (
    <Stage>
      <div style={{ display: "grid", gap: 12 }}>
        <Skeleton />
        <Skeleton inlineSize="50%" blockSize="48px" />
      </div>
    </Stage>
  ),
};
