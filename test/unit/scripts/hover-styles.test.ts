// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Selectors with `:hover` that also apply to devices without hover. */
function unguardedHovers(css: string): string[] {
  const found: string[] = [];
  const blocks: string[] = [];
  for (const [token] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/[^{}]*\{|\}/g)) {
    if (token === "}") blocks.pop();
    else {
      const head = token.slice(0, -1).trim();
      if (/:hover\b/.test(head) && !blocks.some((block) => block.includes("(hover: hover)")))
        found.push(head);
      blocks.push(head);
    }
  }
  return found;
}

const styleSheets = ["src", "widgets", "sandbox", "clientlibs"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file)),
);

describe("hover styles", () => {
  it("are reported only outside the media query `(hover: hover)`", () => {
    const css = "a:hover { b: c } @media (hover: hover) { a:hover { b: c } } d { e: f } /* x:hover { } */";
    expect(unguardedHovers(css)).toEqual(["a:hover"]);
  });

  // A touch screen keeps the hover state of the last touched element.
  it.each(styleSheets)("apply only to devices that hover: %s", (file) => {
    expect(unguardedHovers(readFileSync(file, "utf8"))).toEqual([]);
  });
});
