import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RichText } from "../../../src/ui/rich-text/RichText";
import { measureProcessorTime } from "../support/processor-time";

afterEach(cleanup);

function fragmentOf(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(text);
  return fragment;
}

describe("rich text", () => {
  it("shows a synchronous result of the sanitiser at once", () => {
    const sanitise = (html: string) => fragmentOf(`pulito: ${html.length}`);
    const { container, rerender } = render(
      <RichText tableName="Tabella" html="<p>x</p>" sanitise={sanitise} />,
    );
    expect(container.textContent).toBe("pulito: 8");
    rerender(<RichText tableName="Tabella" html="<b>" sanitise={sanitise} />);
    expect(container.textContent).toBe("pulito: 3");
  });

  it("shows an asynchronous result later, and drops an outdated one", async () => {
    const answers = new Map<string, (fragment: DocumentFragment) => void>();
    const sanitise = (html: string) =>
      new Promise<DocumentFragment>((resolve) => {
        answers.set(html, resolve);
      });
    const { container, rerender } = render(<RichText tableName="Tabella" html="uno" sanitise={sanitise} />);
    rerender(<RichText tableName="Tabella" html="due" sanitise={sanitise} />);
    await act(async () => answers.get("due")?.(fragmentOf("due")));
    await act(async () => answers.get("uno")?.(fragmentOf("uno")));
    expect(container.textContent).toBe("due");
  });

  it.each([
    ["refuses", () => Promise.reject(new Error("offline"))],
    [
      "throws",
      () => {
        throw new TypeError("Trusted Types");
      },
    ],
  ])("shows plain text if the sanitiser %s", async (_, sanitise) => {
    const html = "<p>Premio <b>sospeso</b></p><img src=x onerror=alert(1)>";
    const { container } = render(<RichText tableName="Tabella" html={html} sanitise={sanitise} />);
    await act(async () => undefined);
    expect(container.textContent?.replace(/\s+/g, " ").trim()).toBe("Premio sospeso");
    expect(container.querySelector("p, img")).toBeNull();
  });

  it("puts each table into a focusable box, named by the table's caption if there is one", () => {
    const sanitise = () => {
      const named = document.createElement("table");
      const other = document.createElement("table");
      named.createCaption().textContent = " Quote ";
      const fragment = document.createDocumentFragment();
      fragment.append(named, "poi", other);
      return fragment;
    };
    const { container } = render(<RichText tableName="Tabella" html="x" sanitise={sanitise} />);
    const boxes = [...container.querySelectorAll("table")].map(({ parentElement }) => parentElement);
    expect(
      boxes.map((box) => [box?.getAttribute("role"), box?.getAttribute("aria-label"), box?.tabIndex]),
    ).toEqual([
      ["region", "Quote", 0],
      ["region", "Tabella", 0],
    ]);
  });

  it("handles very long malformed markup quickly (S26)", async () => {
    const elapsed = measureProcessorTime();
    const { container } = render(
      <RichText
        tableName="Tabella"
        html={"<".repeat(100_000)}
        sanitise={() => Promise.reject(new Error("offline"))}
      />,
    );
    await act(async () => undefined);
    expect(container.textContent).toHaveLength(100_000);
    expect(elapsed()).toBeLessThan(2000);
  });
});
