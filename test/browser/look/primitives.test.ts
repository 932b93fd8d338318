import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { useFixture } from "../support/fixture";
import { slow } from "../support/slow-cases";

const openPage = useFixture("primitives.tsx");

const page = (scheme: "light" | "dark") =>
  `<style>body { margin: 0; background: ${scheme === "dark" ? "#0e1522" : "#f7f6f2"} }
  #host { --vetrina-scheme: ${scheme}; padding: 16px }</style><h1 hidden>Prova</h1><div id="host"></div>`;

type Gallery = Awaited<ReturnType<typeof openPage>>;

async function openGallery(scheme: "light" | "dark" = "light") {
  const gallery = await openPage(page(scheme));
  await gallery.setViewportSize({ width: 390, height: 1100 });
  // The message of the offline panel appears last.
  await gallery.getByText("Sei offline.", { exact: true }).waitFor();
  return gallery;
}

const violations = (gallery: Gallery) => axeViolations(gallery, { without: ["page-has-heading-one"] });

async function expectFit(gallery: Gallery, width: number) {
  await gallery.setViewportSize({ width, height: 900 });
  expect(await gallery.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const toast = await gallery.locator(".vetrina-toast-card").boundingBox();
  expect(toast?.x).toBeGreaterThanOrEqual(0);
  expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(width);
}

describe("every state of the primitives", () => {
  it("has no axe violation (X4), shows edges and icons with forced colours (X5), and fits 240 px", async () => {
    const gallery = await openGallery();
    expect(await violations(gallery)).toEqual([]);
    await gallery.emulateMedia({ forcedColors: "active" });
    const edges = await gallery
      .locator(".vetrina-panel-message:visible, .vetrina-toast-card, progress, [part='digit']")
      .evaluateAll((pieces) =>
        pieces
          .filter((piece) => piece.clientHeight > 2)
          .map((piece) => {
            const { borderTopStyle, borderTopColor } = getComputedStyle(piece);
            return borderTopStyle === "solid" && borderTopColor !== "rgba(0, 0, 0, 0)";
          }),
      );
    expect(edges.length).toBeGreaterThan(8);
    expect(edges).not.toContain(false);
    await gallery.emulateMedia({ forcedColors: "none" });
    await expectFit(gallery, 240);
  });

  it("has no axe violation in the dark theme (X4)", slow, async () => {
    expect(await violations(await openGallery("dark"))).toEqual([]);
  });

  it.each([320, 1440])("fits %d px without sideways scrolling", slow, async (width) => {
    await expectFit(await openGallery(), width);
  });
});
