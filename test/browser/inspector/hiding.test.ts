import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { inspectPage, inspectorOf, linesOf, saying } from "./inspector-page";

const site = useTestSite();

const picker = "<vetrina-date-picker>x</vetrina-date-picker>";

/** The style of an element around a widget that nobody sees, and what the inspector says of it. */
const hidden = [
  ["opacity: 0", "(opacity: 0)"],
  ["height: 0; overflow: hidden", "(height: 0px; overflow: hidden)"],
  ["width: 1px; height: 1px; overflow: hidden; position: absolute", "(width: 1px; overflow: hidden)"],
  ["position: absolute; left: -9999px", "(left: -9999px)"],
  ["position: absolute; left: 0; transform: translateX(-3000px)", "(transform)"],
  ["content-visibility: hidden", "(content-visibility: hidden)"],
  ["clip-path: inset(50%)", "(clip-path: inset(50%))"],
  ["visibility: collapse", "(visibility: collapse)"],
  ["visibility: hidden", "(visibility: hidden)"],
  ["display: none", "(display: none)"],
] as const;

/** Styles that leave the widget to be seen. */
const shown = [
  "opacity: 0.2",
  "overflow: hidden",
  "clip-path: inset(10%)",
  "position: relative; left: -2px",
  "height: 0",
  "display: contents",
  "overflow-x: auto; width: 200px",
];

const around = (style: string, index: number, inner: string) =>
  `<div id="b${index}" style="${style}"><div>${inner}</div></div>`;

describe("an element that cannot be seen", () => {
  it("is never said to show: the sentence names what hides it", async () => {
    const body = hidden.map(([style], index) => around(style, index, picker)).join("");
    const { page } = await inspectPage(site, `<main><h1>Prova</h1>${body}</main>`);
    for (const [index, [, style]] of hidden.entries())
      await saying(
        page,
        "vetrina-date-picker",
        `Non si mostra perché la pagina lo nasconde con <div id="b${index}"> ${style}.`,
        index,
      );
  });

  it("is not confused with one that a style leaves to be seen, and one that is scrolled away", async () => {
    const body = shown.map((style, index) => around(style, index, picker)).join("");
    const { page } = await inspectPage(
      site,
      `<main><h1>Prova</h1>${body}
        <div id="box" style="overflow: auto; width: 300px; height: 80px"><div style="width: 3000px; height: 900px">${picker}</div></div>
        <div style="height: 3000px"></div></main>`,
    );
    await page.evaluate(() => {
      document.querySelector("#box")?.scrollTo(2000, 500);
      scrollTo(0, 2000);
    });
    for (let index = 0; index <= shown.length; index += 1)
      await saying(page, "vetrina-date-picker", "Si mostra.", index);
  });

  it("is found when it is hidden later, and when it comes back", async () => {
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

describe("two dates in the wrong order", () => {
  it("are told as a pair, and corrected", async () => {
    const { page } = await inspectPage(
      site,
      '<main><h1>Prova</h1><vetrina-date-picker data-min-date="2026-12-01" data-max-date="01/01/2026">x</vetrina-date-picker></main>',
    );
    await saying(page, "vetrina-date-picker", "data-min-date viene dopo data-max-date");
    await linesOf(page, "vetrina-date-picker").locator("summary").click();
    expect(await linesOf(page, "vetrina-date-picker").locator("pre").innerText()).toBe(
      '<vetrina-date-picker data-min-date="2026-01-01" data-max-date="2026-12-01">…</vetrina-date-picker>',
    );
    await inspectorOf(page).getByText("1 elemento, 1 da correggere").waitFor();
  });
});
