// @vitest-environment node
// @ts-expect-error -- it has no types
import { JSDOM } from "jsdom";
import { describe } from "vitest";
import { testPackageInThisEnvironment } from "./test-environment";

/*
 * A common test setup: it copies the own members of jsdom's window to Node's global object, which so gets no inherited
 * members such as `addEventListener`.
 */
const { window } = new (JSDOM as new (html: string, options: object) => { window: Window })(
  "<!doctype html><body></body>",
  { url: "https://www.vetrina.test/" },
);
Object.defineProperties(globalThis, {
  ...Object.getOwnPropertyDescriptors(window),
  ...Object.getOwnPropertyDescriptors(globalThis),
  window: { value: window, configurable: true, writable: true },
});

describe("the package where a test setup has copied the members of jsdom's window", () =>
  testPackageInThisEnvironment());
