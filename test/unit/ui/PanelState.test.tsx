import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PanelState, type PanelStateProps, type PanelStatus, uiTexts } from "../../../src/ui";
import { Progress } from "../../../src/ui/progress/Progress";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const panel = (status: PanelStatus, props: Partial<PanelStateProps> = {}) => (
  <PanelState status={status} label="Classifica" what="la classifica" skeleton={<i>scheletro</i>} {...props}>
    <b>righe</b>
  </PanelState>
);

const open = (status: PanelStatus, props: Partial<PanelStateProps> = {}) => render(panel(status, props));
const announcement = () => screen.getByRole("status").textContent;

describe("a panel", () => {
  it.each<[PanelStatus, string, string]>([
    ["loading", "", "scheletroCaricamento…"],
    ["ready", "", "righe"],
    ["empty", "Non c’è ancora nulla da mostrare.", ""],
    ["stale", "Dati delle 18:04.", "righe"],
    ["error", "Non siamo riusciti a caricare la classifica.", ""],
    ["restricted", "Questa sezione non è al momento disponibile per il tuo conto.", ""],
  ])("presents the status %s with the sentence “%s” and the content “%s”", (status, sentence, content) => {
    open(status, { time: "18:04" });
    const group = screen.getByRole("group", { name: "Classifica" });
    expect(announcement()).toBe(sentence);
    expect(group.textContent).toBe(sentence + content);
    expect(group.getAttribute("aria-busy")).toBe(String(status === "loading"));
  });

  it("reports after 5 s that loading is slow, and again 5 s after a retry", () => {
    vi.useFakeTimers();
    const onRetry = vi.fn();
    const { rerender } = open("loading", { onRetry });
    act(() => {
      vi.advanceTimersByTime(4999);
    });
    expect(announcement()).toBe("");
    expect(screen.queryByRole("button")).toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(announcement()).toBe("Ci vuole più del solito.");
    fireEvent.click(screen.getByRole("button", { name: "Riprova: Classifica" }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(announcement()).toBe("");
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(announcement()).toBe("Ci vuole più del solito.");
    rerender(panel("ready", { onRetry }));
    expect(announcement()).toBe("");
  });

  it("keeps the space of a hidden message if the message appeared together with the panel's first content", () => {
    const { rerender, container } = open("loading");
    rerender(panel("stale", { time: "18:04" }));
    const room = () => container.querySelector("[data-room]");
    expect(room()).toBeNull();
    rerender(panel("ready"));
    expect(room()?.textContent).toBe("Dati delle 18:04.righe");
    rerender(panel("error"));
    expect(room()).toBeNull();
    cleanup();
    const later = open("ready");
    later.rerender(panel("stale", { time: "18:04" }));
    later.rerender(panel("ready"));
    expect(later.container.textContent).toBe("righe");
  });

  it("shows visitors a sentence without announcing it", () => {
    open("logged-out");
    const group = screen.getByRole("group", { name: "Classifica" });
    expect(group.textContent).toBe("Per vedere questa sezione occorre accedere.");
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("has the role `group` only if it has a label", () => {
    open("ready", { label: undefined });
    expect(screen.queryByRole("group")).toBeNull();
    expect(screen.getByText("righe")).toBeDefined();
  });

  it.each(["offline", "reconnecting"] as const)(
    "keeps its content while %s, and shows a sentence after 2 s",
    (status) => {
      vi.useFakeTimers();
      const { rerender } = open("ready");
      rerender(panel(status));
      act(() => void vi.advanceTimersByTime(1999));
      expect(announcement()).toBe("");
      act(() => void vi.advanceTimersByTime(1));
      expect(announcement()).toBe(uiTexts.it[status]);
      expect(screen.getByText("righe")).toBeDefined();
      rerender(panel("ready"));
      rerender(panel(status));
      expect(announcement(), "each loss has its own grace period").toBe("");
    },
  );

  it("shows its skeleton while the connection is lost if it has no content", () => {
    render(<PanelState status="offline" label="Premi" what="i premi" skeleton={<i>scheletro</i>} />);
    expect(screen.getByText("scheletro")).toBeDefined();
  });

  it("shows a given message instead of the standard sentence", () => {
    open("empty", { message: "Nessun messaggio." });
    expect(announcement()).toBe("Nessun messaggio.");
  });

  it("offers a retry, and keeps the focus when the button disappears", () => {
    const onRetry = vi.fn();
    const { rerender } = open("error", { onRetry });
    const button = screen.getByRole("button", { name: /^Riprova: / });
    button.focus();
    fireEvent.click(button);
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(panel("loading"));
    expect(document.activeElement).toBe(screen.getByRole("group"));
  });

  it.each<[PanelStatus, string]>([
    ["ready", "I premi non si leggono."],
    ["stale", "Dati delle 18:04. I premi non si leggono."],
  ])(
    "presents the status %s with the sentence about missing parts, and offers a retry",
    (status, sentence) => {
      const onRetry = vi.fn();
      open(status, { time: "18:04", missing: "I premi non si leggono.", onRetry });
      expect(announcement()).toBe(sentence);
      expect(screen.getByText("righe")).toBeDefined();
      fireEvent.click(screen.getByRole("button", { name: /^Riprova: / }));
      expect(onRetry).toHaveBeenCalledOnce();
      expect(document.activeElement).toBe(screen.getByRole("group"));
    },
  );

  it("does not show the sentence about missing parts while it has no content", () => {
    open("loading", { missing: "I premi non si leggono.", onRetry: vi.fn() });
    expect(announcement()).toBe("");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("offers the login with a secondary button", () => {
    const onLogin = vi.fn();
    open("logged-out", { onLogin });
    const button = screen.getByRole("button", { name: "Accedi" });
    fireEvent.click(button);
    expect(onLogin).toHaveBeenCalledOnce();
    expect(button.dataset.look).toBe("secondary");
  });

  it("has no button in states that need neither a retry nor a login", () => {
    for (const status of ["empty", "restricted", "offline", "stale", "loading", "ready"] as const) {
      open(status, { onRetry: vi.fn(), onLogin: vi.fn() });
      expect(screen.queryByRole("button"), status).toBeNull();
      cleanup();
    }
  });
});

describe("progress", () => {
  it.each<[number | null | undefined, string, number | undefined]>([
    [3, "3 di 5", 3],
    [0, "0 di 5", 0],
    [7, "5 di 5", 5],
    [-1, "0 di 5", 0],
    [null, "Avanzamento non disponibile", undefined],
    [undefined, "Avanzamento non disponibile", undefined],
    [NaN, "Avanzamento non disponibile", undefined],
  ])("shows the value %s as “%s”", (value, text, shown) => {
    const { container } = render(<Progress label="Missione" value={value} max={5} />);
    expect(container.textContent).toBe(text);
    const bar = screen.queryByRole<HTMLProgressElement>("progressbar", { name: "Missione" });
    expect(bar?.value).toBe(shown);
    if (bar) expect(bar.getAttribute("aria-valuetext")).toBe(text);
  });

  it("shows the caller's text", () => {
    const { container } = render(<Progress label="Missione" value={33.3} max={100} text="33 %" />);
    expect(container.textContent).toBe("33 %");
  });
});
