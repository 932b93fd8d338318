import { expect, userEvent, waitFor, within } from "storybook/test";
import type { HostState } from "../../src/element/host";

/** The widget of a story: its element, and queries for the content of its shadow root. */
export async function widgetIn(canvasElement: HTMLElement, tag: string, state: HostState = "ready") {
  const host = canvasElement.querySelector<HTMLElement>(tag);
  if (!host) throw new Error(`the story has no <${tag}>`);
  await inState(host, state);
  // Queries need an element, so use the widget's box instead of the shadow root.
  const box = host.shadowRoot?.querySelector("div");
  if (!box) throw new Error(`<${tag}> has rendered nothing`);
  return { host, inside: within(box) };
}

export const inState = (host: HTMLElement, state: HostState) =>
  waitFor(() => expect(host).toHaveAttribute("data-state", state), { timeout: 10_000 });

/**
 * Waits until a widget has loaded. Does not wait for the end of loading in stories of the scenario "loading",
 * nor at all in stories without the widget's element.
 */
export async function settled(canvasElement: HTMLElement, tag: string, demo: unknown): Promise<void> {
  const host = canvasElement.querySelector<HTMLElement>(tag);
  if (!host) return;
  const early = demo === "loading" ? [undefined] : [undefined, "loading"];
  await waitFor(() => expect(early).not.toContain(host.dataset.state), { timeout: 10_000 });
}

/** Opens the details of a card by keyboard. @returns queries for their dialog */
export async function openDetails(inside: ReturnType<typeof within>, name: string) {
  inside.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await inside.findByRole("dialog", { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** The focused element, even inside shadow roots. */
export function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Queries for the content of a primitive's story. */
export async function queriesInShadowRoot(canvasElement: HTMLElement) {
  const host = canvasElement.querySelector<HTMLElement>("[data-shadow-root-box]");
  const content = await waitFor(() => {
    const box = host?.shadowRoot?.querySelector<HTMLElement>("div");
    if (!box) throw new Error("the shadow root is empty");
    return box;
  });
  return within(content);
}
