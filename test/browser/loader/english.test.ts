import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";

const site = useTestSite({ visitors: "new" });

const path = "/test/english";
const picker = '<vetrina-date-picker id="picker">riserva</vetrina-date-picker>';

const requestsOfEnglish = () => site.libraryRequests().filter((name) => name === "english");

describe("the English texts (decision 40)", () => {
  it("load once on a page in English", async () => {
    site.sandbox.page(path, { body: picker, config: { language: "en" } });
    const { page, consoleMessages } = await site.visit(path);
    await page.getByRole("button", { name: "Choose a date" }).waitFor();
    expect(requestsOfEnglish()).toHaveLength(1);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("do not load on a page in Italian until its language changes", async () => {
    site.sandbox.page(path, { body: picker });
    const { page } = await site.visit(path);
    await page.getByRole("button", { name: "Scegli una data" }).waitFor();
    expect(requestsOfEnglish()).toEqual([]);
    await page.evaluate(() =>
      (window as unknown as { Vetrina: { configure(part: object): void } }).Vetrina.configure({
        language: "en",
      }),
    );
    await page.getByRole("button", { name: "Choose a date" }).waitFor();
    expect(requestsOfEnglish()).toHaveLength(1);
  });

  it("are replaced by Italian texts with a warning if they fail to load", async () => {
    site.sandbox.page(path, { body: picker, config: { language: "en" } });
    site.sandbox.fault({ match: "english-", status: 404 });
    const { page, consoleMessages } = await site.visit(path);
    await page.getByRole("button", { name: "Scegli una data" }).waitFor();
    await expect
      .poll(() => consoleMessages.warnings.join())
      .toContain("the English texts could not be loaded");
  });
});
