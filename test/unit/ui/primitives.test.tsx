import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button, Notice, Skeleton } from "../../../src/ui";

afterEach(cleanup);

describe("a button", () => {
  it("submits a form only with type submit", () => {
    render(
      <>
        <Button>Uno</Button>
        <Button type="submit">Due</Button>
      </>,
    );
    expect(screen.getByText<HTMLButtonElement>("Uno").type).toBe("button");
    expect(screen.getByText<HTMLButtonElement>("Due").type).toBe("submit");
  });

  it("keeps the focus while busy, is announced as busy, and neither acts nor submits", () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Accedi
        </Button>
      </form>,
    );
    const button = screen.getByRole<HTMLButtonElement>("button");
    button.focus();
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);
  });
});

describe("a notice", () => {
  it("has an icon next to its text, and the caller's role", () => {
    render(
      <Notice tone="error" role="alert">
        Qualcosa non va.
      </Notice>,
    );
    const notice = screen.getByRole("alert");
    expect(notice.textContent).toBe("Qualcosa non va.");
    expect(notice.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
  });
});

describe("a skeleton", () => {
  it("is hidden from assistive technology and has the given size", () => {
    const { container } = render(<Skeleton inlineSize="12ch" />);
    const shape = container.querySelector<HTMLElement>(".vetrina-skeleton");
    expect(shape?.getAttribute("aria-hidden")).toBe("true");
    expect(shape?.style.inlineSize).toBe("12ch");
  });
});
