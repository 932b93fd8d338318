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
  ["clip-path: inset(100%)", "(clip-path: inset(100%))"],
  ["clip-path: circle(0)", "(clip-path: circle(0px))"],
  ["clip-path: polygon(0 0, 0 0, 0 0)", "(clip-path: polygon(0px 0px, 0px 0px, 0px 0px))"],
  ["position: absolute; clip: rect(0, 0, 0, 0)", "(clip: rect(0px, 0px, 0px, 0px))"],
  ["position: absolute; clip: rect(1px, 1px, 1px, 1px)", "(clip: rect(1px, 1px, 1px, 1px))"],
  ["filter: opacity(0)", "(filter: opacity(0))"],
  ["position: fixed; left: 100%; top: 0", "(left: 1280px)"],
  ["position: fixed; right: 0; top: 0; transform: translateX(100%)", "(transform)"],
  ["position: fixed; top: -600px; left: 10px", "(top: -600px)"],
  ["position: fixed; top: 100%; left: 10px", "(top: 800px)"],
  ["position: absolute; top: -9999px", "(top: -9999px)"],
  ["width: 0; height: 0; overflow: clip", "(width: 0px; overflow: clip)"],
  [
    "width: 300px; height: 90px; overflow: hidden; padding-top: 400px; box-sizing: border-box",
    "(overflow: hidden)",
  ],
  [
    "width: 300px; height: 90px; overflow: hidden; text-indent: 0; padding-left: 500px; box-sizing: border-box; white-space: nowrap",
    "(overflow: hidden)",
  ],
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
  "clip-path: circle(50%)",
  "clip-path: polygon(0 0, 100% 0, 100% 100%)",
  "clip-path: inset(2px)",
  "clip: rect(0, 0, 0, 0)",
  "filter: opacity(0.5)",
  "position: fixed; left: 10px; top: 10px",
  "position: absolute; left: 130vw; top: 0",
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

  it("beside a page that does not scroll to it is found, and one that its box does not cut off is seen", async () => {
    const { page } = await inspectPage(
      site,
      `<style>body { overflow-x: hidden }</style><main><h1>Prova</h1>
        ${around("position: absolute; left: 130vw; top: 0", 0, picker)}
        <div style="height: 0; overflow: hidden"><div style="position: absolute; top: 200px">${picker}</div></div>
        <div style="position: relative; height: 0; overflow: hidden" id="frame">
          <div style="position: absolute; top: 0">${picker}</div></div></main>`,
    );
    await saying(page, "vetrina-date-picker", '<div id="b0"> (left: 1664px).');
    await saying(page, "vetrina-date-picker", "Si mostra.", 1);
    await saying(page, "vetrina-date-picker", '<div id="frame"> (height: 0px; overflow: hidden).', 2);
  });

  it("is found when a drawer with it closes, and when it opens", async () => {
    const drawer = "position: fixed; inset: 0 0 auto auto; width: 300px";
    const { page } = await inspectPage(site, `<main><h1>Prova</h1>${around(drawer, 0, picker)}</main>`);
    const move = (transform: string) =>
      page.evaluate(
        (own) => document.querySelector<HTMLElement>("#b0")?.style.setProperty("transform", own),
        transform,
      );
    await saying(page, "vetrina-date-picker", "Si mostra.");
    await move("translateX(100%)");
    await saying(page, "vetrina-date-picker", '<div id="b0"> (transform).');
    await move("none");
    await saying(page, "vetrina-date-picker", "Si mostra.");
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
    await saying(
      page,
      "vetrina-date-picker",
      'Si mostra, ma data-min-date="2026-12-01" viene dopo data-max-date="01/01/2026", e le date non limitano i giorni: serve data-min-date="2026-01-01" data-max-date="2026-12-01".',
    );
    await linesOf(page, "vetrina-date-picker").locator("summary").click();
    expect(await linesOf(page, "vetrina-date-picker").locator("pre").innerText()).toBe(
      '<vetrina-date-picker data-min-date="2026-01-01" data-max-date="2026-12-01">',
    );
    await inspectorOf(page).getByText("1 elemento, 1 da correggere").waitFor();
  });
});
