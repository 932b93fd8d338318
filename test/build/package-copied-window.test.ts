// @vitest-environment node
// @ts-expect-error -- it has no types
import { JSDOM } from "jsdom";
import { describe } from "vitest";
import { testPackageInThisEnvironment } from "./test-environment";

/*
 * A common test setup copies members of jsdom's window to Node's global object, except inherited ones such as
 * `addEventListener`.
 */
const { window } = new (JSDOM as new (html: string, options: object) => { window: Window })(
  "<!doctype html><body></body>",
  { url: "https://www.vetrina.test/" },
);
/** Names that Node also defines, but with values that jsdom's elements do not accept. */
const replaced = ["window", "Event", "CustomEvent"];

for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(window)))
  if (replaced.includes(name) || !(name in globalThis))
    Object.defineProperty(globalThis, name, { ...descriptor, configurable: true });

describe("the package in a test setup that has copied the members of jsdom's window", () =>
  testPackageInThisEnvironment());
