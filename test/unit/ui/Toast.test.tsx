import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toast, type ToastMessage } from "../../../src/ui/toast/Toast";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const messages = (count: number): ToastMessage[] =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index}`, text: `Avviso ${index + 1}` }));

function open(list: readonly ToastMessage[], duration?: number) {
  const onDone = vi.fn();
  const element = (all: readonly ToastMessage[]) => (
    <Toast messages={all} onDone={onDone} {...(duration !== undefined && { duration })} />
  );
  const { rerender } = render(element(list));
  return {
    onDone,
    region: screen.getByRole("status"),
    show: (all: readonly ToastMessage[]) => rerender(element(all)),
  };
}

const pass = (duration: number) => act(() => void vi.advanceTimersByTime(duration));

describe("a toast", () => {
  it("has its live region before any message, shows one message, and counts the others", () => {
    const { region, show } = open([]);
    expect(region.textContent).toBe("");
    show(messages(4));
    expect(screen.getByRole("status")).toBe(region);
    expect(region.textContent).toBe("Avviso 1 e altri 3 avvisi");
    show(messages(2));
    expect(region.textContent).toBe("Avviso 1 e un altro avviso");
  });

  it("stays at least six seconds, even with a shorter duration", () => {
    const { onDone } = open(messages(1), 1000);
    pass(5999);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledExactlyOnceWith("m0");
  });

  it.each([
    [
      "the pointer",
      (region: Element) => fireEvent.pointerEnter(region),
      (region: Element) => fireEvent.pointerLeave(region),
    ],
    [
      "the focus",
      () => act(() => screen.getByRole("button").focus()),
      () => act(() => screen.getByRole("button").blur()),
    ],
  ])("pauses its timer while %s is on it", (_, hold, release) => {
    const { onDone, region } = open(messages(1));
    pass(4000);
    hold(region);
    pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
    release(region);
    pass(1999);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("pauses its timer while the caller requests a pause", () => {
    const onDone = vi.fn();
    const toast = (isPaused: boolean) => <Toast messages={messages(1)} onDone={onDone} isPaused={isPaused} />;
    const { rerender } = render(toast(false));
    pass(5000);
    rerender(toast(true));
    pass(60_000);
    rerender(toast(false));
    pass(999);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("stays while the pointer is on it, even if the focus leaves it", () => {
    const { onDone, region } = open(messages(1));
    fireEvent.pointerEnter(region);
    act(() => screen.getByRole("button").focus());
    act(() => screen.getByRole("button").blur());
    pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
  });

  it("closes with Escape while the focus is on it", () => {
    const { onDone } = open(messages(1));
    fireEvent.keyDown(screen.getByRole("button"), { key: "Escape" });
    expect(onDone).toHaveBeenCalledExactlyOnceWith("m0");
  });

  it("counts messages that are not in its list, and shows details below the text", () => {
    const detail = <a href="/premi">I premi</a>;
    const detailed = messages(1).map((message) => ({ ...message, detail }));
    render(<Toast messages={detailed} others={7} onDone={vi.fn()} />);
    expect(screen.getByRole("status").textContent).toBe("Avviso 1I premi e altri 7 avvisi");
    expect(screen.getByRole("link")).toBeInstanceOf(HTMLAnchorElement);
  });

  it("closes with its button, and the next message has its full time", () => {
    const { onDone, show } = open(messages(2));
    pass(5000);
    fireEvent.click(screen.getByRole("button", { name: "Chiudi" }));
    expect(onDone).toHaveBeenCalledExactlyOnceWith("m0");
    show(messages(2).slice(1));
    pass(5999);
    expect(onDone).toHaveBeenCalledOnce();
    pass(1);
    expect(onDone).toHaveBeenLastCalledWith("m1");
  });
});
