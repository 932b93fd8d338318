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

describe("an element that cannot be seen", () => {
  it("gets a sentence with the cause, unlike one that a style leaves visible", async () => {
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

  it("gets the sentence when it is hidden later, and loses it when it is visible again", async () => {
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
