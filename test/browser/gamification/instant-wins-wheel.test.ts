import { expect } from "vitest";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { openGame, tag, wheel } from "./instant-wins";

const site = useTestSite();

const ordinary = "Buono da 20 euro per il casinò";
const long = `${"Un premio con un testo molto lungo ".repeat(9)}`.padEnd(330, "x");

/** Gives the demo's wheel sections with these texts. */
function writeSections(texts: readonly string[]) {
  site.sandbox.model.gamification.space.update((state) => ({
    ...state,
    instantWins: state.instantWins.map((each) =>
      each.id === wheel
        ? {
            ...each,
            tiles: texts.map((text, index) => ({
              ...{ icon: "", iconLink: "", text: `<p>${text}</p>`, probability: 0, background: "#f2f4f7" },
              location: { row: 1, col: index + 1 },
              contraints: index === 1 ? ["isVerticallyText"] : [],
            })),
          }
        : each,
    ),
  }));
}

itEach(
  [[12, 390]],
  [
    [2, 390],
    [4, 390],
    [8, 390],
    [8, 1280],
  ],
)(
  "the labels of a wheel with %i sections at %i px stay in their sections, and the list has their whole texts (G8)",
  async (count, width) => {
    writeSections(Array.from({ length: count }, (_, index) => (index === 0 ? long : `${ordinary} ${index}`)));
    const { page } = await openGame(site, wheel, "", { viewport: { width, height: 844 } });
    const panel = page.locator(tag);
    await panel
      .locator(".label .vetrina-rich-text")
      .first()
      .getByText(/Un premio/)
      .waitFor();
    const labels = await panel.locator(".label:visible").evaluateAll((boxes, sections) => {
      const half = Math.PI / sections;
      return boxes.map((box) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = box as HTMLElement;
        const radius = (offsetParent as HTMLElement).offsetWidth / 2;
        // From the centre, upwards: the section is turned, its own coordinates are not.
        const corners = [offsetLeft, offsetLeft + offsetWidth].flatMap((x) =>
          [offsetTop, offsetTop + offsetHeight].map((y) => [x - radius, radius - y] as const),
        );
        const isInside = corners.every(
          ([x, y]) => Math.hypot(x, y) <= radius && Math.abs(Math.atan2(x, y)) <= half + 0.01,
        );
        const lines = box.querySelector(".vetrina-rich-text");
        return {
          isInside,
          isClipped: getComputedStyle(box).overflow === "hidden",
          // What is not shown leaves an ellipsis, and no line is cut in the middle.
          hasWholeLines: lines !== null && (lines as HTMLElement).offsetHeight <= offsetHeight,
        };
      });
    }, count);
    expect(labels).toEqual(labels.map(() => ({ isInside: true, isClipped: true, hasWholeLines: true })));
    // The upright label has too little room in a small wheel.
    expect(labels).toHaveLength(width < 600 ? count - 1 : count);
    await panel.getByText("Che cosa può uscire").click();
    const list = await panel.locator(".outcomes").innerText();
    expect(list).toContain(long);
    expect(list).toContain(`${ordinary} 1`);
  },
);
