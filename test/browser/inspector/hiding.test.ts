import { describe, it } from "vitest";
import { useTestSite } from "../support/site";
import { inspectPage, saying } from "./inspector-page";

const site = useTestSite();

const picker = "<vetrina-date-picker>x</vetrina-date-picker>";

/** Style of an element around a widget that nobody sees. */
const hidden = ["opacity: 0", "visibility: hidden", "content-visibility: hidden", "display: none"];

/** Styles that leave the widget visible. */
const shown = ["opacity: 0.2", "overflow: hidden", "height: 0", "display: contents"];

const around = (style: string, index: number) =>
  `<div id="b${index}" style="${style}"><div>${picker}</div></div>`;

describe("the inspector's message about an invisible element", () => {
  it("names the cause, and does not appear for a style that leaves the element visible", async () => {
    const body = [...hidden, ...shown].map(around).join("");
    const { page } = await inspectPage(site, `<main><h1>Prova</h1>${body}</main>`);
    for (const [index, style] of hidden.entries())
      await saying(
        page,
        "vetrina-date-picker",
        `Non si mostra perché la pagina lo nasconde con <div id="b${index}"> (${style}).`,
        index,
      );
    for (const index of shown.keys())
      await saying(page, "vetrina-date-picker", "Si mostra.", hidden.length + index);
  });

  it("appears when the element is hidden later, and disappears when the element is visible again", async () => {
    const { page } = await inspectPage(site, `<main><h1>Prova</h1><div id="later">${picker}</div></main>`);
    await saying(page, "vetrina-date-picker", "Si mostra.");
    const setOpacity = (value: string) =>
      page.evaluate(
        (own) => document.querySelector<HTMLElement>("#later")?.style.setProperty("opacity", own),
        value,
      );
    await setOpacity("0");
    await saying(page, "vetrina-date-picker", '<div id="later"> (opacity: 0)');
    await setOpacity("1");
    await saying(page, "vetrina-date-picker", "Si mostra.");
  });
});
