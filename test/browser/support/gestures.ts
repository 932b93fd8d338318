import type { Page } from "playwright-core";
import { painted } from "./account";

type Gesture = (page: Page, x: number, y: number) => Promise<void>;

/** Scrolls towards the end of the page, by touch or by wheel, and waits until the browser has finished. */
export const gestures: Readonly<Record<"finger" | "wheel", Gesture>> = {
  async finger(page, x, y) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [{ x, y }]);
    for (let step = 1; step <= 8; step++) await touch("touchMove", [{ x, y: y - 25 * step }]);
    await touch("touchEnd", []);
    await painted(page);
  },
  async wheel(page, x, y) {
    const session = await page.context().newCDPSession(page);
    const gesture = { x, y, yDistance: -250, gestureSourceType: "mouse", speed: 2000 } as const;
    await session.send("Input.synthesizeScrollGesture", gesture);
    await painted(page);
  },
};

/**
 * Visual scroll position: the top of the heading in the viewport. `scrollY` alone would not include panning.
 */
export const scrollPosition = (page: Page) =>
  page.locator("h1").evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
