import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** With these widgets on the page, the names of achievements and competitions are links. */
const entities = "<vetrina-achievements></vetrina-achievements><vetrina-competitions></vetrina-competitions>";

/**
 * Distance in pixels, above and below the middle of each control, within which a press reaches the control;
 * at most 21.
 */
const reachOf = (controls: readonly Element[]) =>
  controls.map((control) => {
    control.scrollIntoView({ block: "center", inline: "center" });
    const { left, width, top, height } = control.getBoundingClientRect();
    const isHit = (distance: number) => {
      const root = control.getRootNode() as ShadowRoot;
      return control.contains(
        root.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2 + distance),
      );
    };
    const reach = (sign: number) =>
      Array.from({ length: 22 }, (_, at) => at).findLastIndex((at) => isHit(sign * at));
    return { name: control.textContent, above: reach(-1), below: reach(1) };
  });

async function expectTargets(page: Page, selector: string) {
  const controls = page.locator(selector);
  await controls.first().waitFor();
  for (const { name, above, below } of await controls.evaluateAll(reachOf)) {
    expect(above, `${name}, above`).toBe(21);
    expect(below, `${name}, below`).toBe(21);
  }
}

it.each([
  [
    "links of a bonus card and of the details of a bonus",
    `<vetrina-bonus-carousel></vetrina-bonus-carousel>
      <vetrina-bonus-detail data-card="benvenuto-scommesse" data-back-url="/bonus"></vetrina-bonus-detail>`,
    ["vetrina-bonus-carousel .links > a", "vetrina-bonus-detail :is(.back, .links > a)"],
  ],
  ["buttons that leave a game", "<vetrina-instant-win></vetrina-instant-win>", [".opt-in > button"]],
  ["buttons that mark messages as read", "<vetrina-messages></vetrina-messages>", [".unread > button"]],
  [
    "names in rewards and products",
    `${entities}<vetrina-rewards></vetrina-rewards><vetrina-products></vetrina-products>`,
    ["vetrina-rewards .facts button", "vetrina-products .counting button"],
  ],
  [
    "entries of the agenda",
    '<vetrina-gamification-hub data-sections="agenda, awards"></vetrina-gamification-hub>',
    ["button.end-name"],
  ],
])("%s are touch targets of 44 px on a phone", async (_, markup, selectors) => {
  const { page } = await openPanel(site, markup, "giulia", phone);
  for (const selector of selectors) await expectTargets(page, selector);
});

it("the retry button of a panel is a touch target of 44 px on a phone", async () => {
  site.sandbox.fault({ match: "/gapi/getProducts", status: 500 });
  const { page } = await openPanel(site, "<vetrina-products></vetrina-products>", "giulia", phone);
  await expectTargets(page, ".vetrina-panel-message > button");
});
