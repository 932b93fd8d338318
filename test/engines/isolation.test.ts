import { describe, expect, it } from "vitest";
import { attributeOf, type EnginePage, painted, waitUntilVisible, setAttribute } from "./support/page";
import { openProbes, probesAlive, shown, tag } from "./support/probe";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

describe("a failure in one element", () => {
  const four = ["first", "second", "third", "fourth"]
    .map((id) => `<${tag} id="${id}" data-label="${id}"><b>riserva</b></${tag}>`)
    .join("");

  async function expectOthersAlive(page: EnginePage): Promise<void> {
    for (const id of ["second", "third", "fourth"]) expect((await shown(page, `#${id}`)).label).toBe(id);
  }

  it.each(["render", "effect"])(
    "does not affect others if it is in %s, and ends after the attributes are corrected",
    async (where) => {
      const { page } = await openProbes(site, four);
      await setAttribute(page, "#first", "data-fail", where);
      await waitUntilVisible(page, '#first[data-state="error"] b');
      await expectOthersAlive(page);
      await page.on("#first", (element) => element.removeAttribute("data-fail"));
      expect((await shown(page, "#first")).label).toBe("first");
    },
  );

  it("does not affect others if it is in an effect's cleanup", async () => {
    const { page } = await openProbes(site, four);
    await setAttribute(page, "#first", "data-fail", "cleanup");
    await painted(page);
    await page.on("#first", (element) => element.remove());
    await expectOthersAlive(page);
    expect(await probesAlive(page)).toBe(3);
  });

  it("shows only the failed element's fallback if it unmounts the root, and lets others render again at once", async () => {
    const { page } = await openProbes(site, four);
    await page.on("#first", (first) => {
      Object.defineProperty(first, "childElementCount", {
        get() {
          throw new Error("tampered element");
        },
      });
      console.error = () => {
        throw new Error("tampered console");
      };
      first.setAttribute("data-fail", "render");
    });
    await waitUntilVisible(page, "#first b");
    expect(await attributeOf(page, "#first", "data-state")).toBe("error");
    await expectOthersAlive(page);
    await setAttribute(page, "#second", "data-label", "cambiato");
    expect((await shown(page, "#second")).label).toBe("cambiato");
  });

  it("does not affect others if another script empties the shadow root, even repeatedly", async () => {
    const { page } = await openProbes(site, four);
    await page.on("#first", ({ shadowRoot }) => shadowRoot?.replaceChildren());
    expect((await shown(page, "#first")).label).toBe("first");
    await page.on("#first", async ({ shadowRoot }) => {
      for (let round = 0; round < 3; round += 1) {
        shadowRoot?.replaceChildren();
        await new Promise(requestAnimationFrame);
      }
    });
    await waitUntilVisible(page, '#first[data-state="error"] b');
    await expectOthersAlive(page);
  });
});
