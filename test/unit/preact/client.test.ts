import { createElement } from "preact";
import { useEffect, useState } from "preact/hooks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRoot } from "../../../src/preact/client";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("an uncaught error unmounts its root and is reported, even if it is thrown after the first render", async () => {
  const box = document.createElement("div");
  const other = document.createElement("div");
  const onUncaughtError = vi.fn();
  let fail: () => void = () => undefined;
  function Widget() {
    const [error, setError] = useState<Error>();
    fail = () => setError(new Error("broken"));
    if (error) throw error;
    return "shown";
  }
  createRoot(other).render("untouched");
  createRoot(box, { onUncaughtError }).render(createElement(Widget, null));
  expect(box.textContent).toBe("shown");
  fail();
  await vi.waitFor(() => {
    expect(onUncaughtError).toHaveBeenCalledExactlyOnceWith(new Error("broken"));
  });
  expect([box.textContent, other.textContent]).toEqual(["", "untouched"]);
});

it("effects run without a timer or an animation frame", async () => {
  const effect = vi.fn();
  function Widget() {
    useEffect(effect);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  root.render(createElement(Widget, null));
  expect(vi.getTimerCount()).toBe(0);
  await vi.waitFor(() => {
    expect(effect).toHaveBeenCalledOnce();
  });
  root.unmount();
});
