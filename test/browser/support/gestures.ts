import type { Page } from "playwright-core";
import { painted } from "./account";

type Gesture = (page: Page, x: number, y: number) => Promise<void>;

/** Drags with a finger, or turns a wheel, towards the page's end; over when the browser has done all that follows. */
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

/** Where the page stands to the eye, which the address of its scroll bar alone does not say. */
export const standing = (page: Page) =>
  page.locator("h1").evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
