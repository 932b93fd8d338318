import { expect, waitFor, within } from "storybook/test";
import type { HostState } from "../../src/element/host";

/** The widget of a story: its element, and what a player finds in its shadow root. */
export async function widgetIn(canvasElement: HTMLElement, tag: string, state: HostState = "ready") {
  const host = canvasElement.querySelector<HTMLElement>(tag);
  if (!host) throw new Error(`the story has no <${tag}>`);
  await inState(host, state);
  // Queries search elements; the box that a widget is drawn into stands for its root.
  const box = host.shadowRoot?.querySelector("div");
  if (!box) throw new Error(`<${tag}> has drawn nothing`);
  return { host, inside: within(box) };
}

export const inState = (host: HTMLElement, state: HostState) =>
  waitFor(() => expect(host).toHaveAttribute("data-state", state), { timeout: 10_000 });

/** What has the focus, through all shadow roots. */
export function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** What stands on the stage of a primitive's story. */
export async function onStage(canvasElement: HTMLElement) {
  const stage = canvasElement.querySelector<HTMLElement>("[data-stage]");
  const content = await waitFor(() => {
    const drawn = stage?.shadowRoot?.querySelector<HTMLElement>("div");
    if (!drawn) throw new Error("the stage is empty");
    return drawn;
  });
  return within(content);
}
