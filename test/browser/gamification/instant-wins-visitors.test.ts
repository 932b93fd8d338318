import { describe, expect, it } from "vitest";
import { gapiCalls } from "../support/gamification-panels";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { only, says, tag, wheel } from "./instant-wins";

const site = useTestSite();

describe("a visitor", () => {
  itEach([[390, 664]], [[1280, 720]])(
    "sees the reason for missing games and the button “Accedi” without scrolling: %d × %d",
    async (width, height) => {
      const { page } = await site.visit("/gamification/gioca", { viewport: { width, height } });
      await inState(page, tag, "logged-out");
      const login = page.locator(tag).getByRole("button", { name: "Accedi" });
      await login.waitFor();
      const sentence = page.locator(tag).getByText("Per vedere i giochi istantanei occorre accedere.");
      for (const part of [sentence, login]) {
        const box = await part.boundingBox();
        expect(box && box.y + box.height).toBeLessThan(height);
      }
      await login.click();
      await page.getByRole("dialog").waitFor();
    },
  );

  it("sees the instant wins if the public token may read them, with the button “Accedi” instead of “Gioca”", async () => {
    const { tokens } = site.sandbox.model.gamification;
    const publicToken = tokens.mint({ id: "mem-public", refId: "mem-public", name: "Public" });
    site.sandbox.page("/test/visitor", {
      body: `<main><h1>Prova</h1>${only(wheel)}</main>`,
      config: { gamification: { publicToken } },
    });
    const { page, consoleMessages } = await site.visit("/test/visitor");
    await inState(page, tag, "ready");
    await page.locator(tag).getByRole("article", { name: "La ruota del giorno" }).waitFor();
    await page.locator(tag).getByText("Per giocare occorre accedere.").waitFor();
    await says(page, "Accedi");
    expect(gapiCalls(site)).not.toContain("playInstantWin");
    expect(consoleMessages.errors).toEqual([]);
  });
});
