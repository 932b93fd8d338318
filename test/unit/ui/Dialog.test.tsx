import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog, type DialogProps } from "../../../src/ui/dialog";

/** Number of the document's adopted style sheets. An open dialog adds a sheet that locks scrolling. */
const sheets = () => document.adoptedStyleSheets.length;

let sheetsBefore = 0;
beforeEach(() => {
  sheetsBefore = sheets();
});
afterEach(cleanup);

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <Dialog title="Accedi" closeLabel="Chiudi" {...props} open={open} onClose={() => setOpen(false)}>
        <input aria-label="Nome utente" />
      </Dialog>
    </>
  );
}

function openPage(props: Partial<DialogProps> = {}, { focusesByClick = true } = {}) {
  render(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  );
  const opener = screen.getByText("Apri");
  if (focusesByClick) act(() => opener.focus());
  act(() => opener.click());
  return { opener, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Accedi" }) };
}

describe("a dialog", () => {
  it("is modal, locks scrolling, and has its close button first", () => {
    const { dialog } = openPage();
    expect(dialog.open).toBe(true);
    expect(sheets()).toBe(sheetsBefore + 1);
    expect(dialog.querySelector("button")?.getAttribute("aria-label")).toBe("Chiudi");
    expect(document.activeElement?.textContent).toBe("Accedi");
  });

  it.each(["button", "Escape", "cancel"])("closes by %s, unlocks scrolling and restores the focus", (way) => {
    const { dialog, opener } = openPage();
    if (way === "button") fireEvent.click(screen.getByRole("button", { name: "Chiudi" }));
    else if (way === "Escape") fireEvent.keyDown(dialog, { key: "Escape" });
    else fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sheets()).toBe(sheetsBefore);
    expect(document.activeElement).toBe(opener);
  });

  it("focuses the clicked button after closing if the browser does not focus buttons on click", () => {
    const { dialog, opener } = openPage({}, { focusesByClick: false });
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(document.activeElement).toBe(opener);
  });

  it("focuses the page's heading after closing if it opened automatically", () => {
    const page = (open: boolean) => (
      <>
        <h1>Prova</h1>
        <Dialog title="Accedi" closeLabel="Chiudi" open={open} onClose={vi.fn()}>
          <button type="button">Invia</button>
        </Dialog>
      </>
    );
    const { rerender } = render(page(true));
    rerender(page(false));
    const heading = screen.getByRole("heading", { name: "Prova" });
    expect(document.activeElement).toBe(heading);
    act(() => heading.blur());
    expect(heading.hasAttribute("tabindex")).toBe(false);
  });

  it("has no close button and ignores Esc if it is not closable", () => {
    const { dialog } = openPage({ closable: false });
    fireEvent.keyDown(dialog, { key: "Escape" });
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(dialog.open).toBe(true);
    expect(screen.queryByRole("button", { name: "Chiudi" })).toBeNull();
  });

  it("lets the caller set the focus when it is shown", () => {
    const onShown = vi.fn((dialog: HTMLDialogElement) => dialog.querySelector("input")?.focus());
    openPage({ onShown });
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Nome utente");
  });

  it("unlocks scrolling when it is removed while open", () => {
    openPage();
    cleanup();
    expect(sheets()).toBe(sheetsBefore);
  });
});
