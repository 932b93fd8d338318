import { afterEach, describe, expect, it } from "vitest";
import { isFocusLost, takeLostFocus } from "../../../src/ui/focus";

const addButton = (hidden = false): HTMLButtonElement => {
  const button = document.body.appendChild(document.createElement("button"));
  // Simulates a browser, which does not focus an element that is not rendered.
  if (hidden) button.focus = () => undefined;
  return button;
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

afterEach(() => document.body.replaceChildren());

describe("isFocusLost", () => {
  it("is true if no element has the focus", () => {
    const button = addButton();
    button.focus();
    expect(isFocusLost()).toBe(false);
    button.blur();
    expect(isFocusLost()).toBe(true);
  });
});

describe("takeLostFocus", () => {
  it("focuses the first element that can get the focus, in the next frame", async () => {
    const hidden = addButton(true);
    const first = addButton();
    const second = addButton();
    takeLostFocus(() => [undefined, hidden, first, second]);
    expect(isFocusLost()).toBe(true);
    await nextFrame();
    expect(document.activeElement).toBe(first);
  });

  it("does not move the focus if another element receives it before the next frame", async () => {
    const [first, other] = [addButton(), addButton()];
    takeLostFocus(() => [first]);
    other.focus();
    await nextFrame();
    expect(document.activeElement).toBe(other);
  });

  it("does nothing after it is cancelled", async () => {
    const button = addButton();
    takeLostFocus(() => [button])();
    await nextFrame();
    expect(isFocusLost()).toBe(true);
  });
});
