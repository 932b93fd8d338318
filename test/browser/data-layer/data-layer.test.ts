import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { logIn } from "../support/account";
import { useTestSite } from "../support/site";

const site = useTestSite();

const body = `
  <vetrina-date-picker id="nascita" data-value="1990-05-14"></vetrina-date-picker>
  <vetrina-date-picker data-demo="logged-in"></vetrina-date-picker>
  <vetrina-balance-header></vetrina-balance-header>
  <vetrina-login-modal></vetrina-login-modal>`;

async function open(dataLayer?: string): Promise<Page> {
  const config = dataLayer === undefined ? {} : { dataLayer };
  // Each visit is that of a new visitor, because the tests count requested files.
  const { page } = await site.visit(site.sandbox.page("/test/data-layer", { body, config }), {
    isNewVisitor: true,
  });
  await page.locator('#nascita[data-state="ready"]').waitFor();
  await page
    .locator('vetrina-balance-header[data-state="logged-out"], vetrina-balance-header[data-state="ready"]')
    .waitFor();
  return page;
}

interface Entry {
  readonly event?: string;
  readonly component?: Readonly<Record<string, unknown>>;
}

const layer = (page: Page, name: string) =>
  page.evaluate((key) => (window as unknown as Record<string, Entry[] | undefined>)[key] ?? [], name);

const chunks = () => site.libraryRequests().filter((name) => name.startsWith("data-layer"));

describe("the bridge to data layers", () => {
  it("is not loaded if the configuration does not request it", async () => {
    const page = await open();
    expect(chunks()).toEqual([]);
    expect(await layer(page, "adobeDataLayer")).toEqual([]);
  });

  it("pushes the elements of the page and their events into both data layers", async () => {
    const page = await open("both");
    await expect
      .poll(async () =>
        (await layer(page, "adobeDataLayer")).map(({ component }) => Object.keys(component ?? {})).flat(),
      )
      .toEqual(expect.arrayContaining(["nascita", "vetrina-balance-header-1"]));
    await page.locator("vetrina-balance-header").getByRole("button", { name: "Accedi" }).click();
    const names = async (name: string) => (await layer(page, name)).map(({ event }) => event);
    for (const name of ["adobeDataLayer", "dataLayer"])
      await expect
        .poll(() => names(name))
        .toEqual(expect.arrayContaining(["vetrina:ready", "vetrina:login-request"]));
    expect(chunks()).toHaveLength(1);
  });

  it("pushes neither dates nor anything that a player types, and nothing in demo mode", async () => {
    const page = await open("both");
    await expect.poll(async () => (await layer(page, "dataLayer")).length).toBeGreaterThan(1);
    await page.locator("#nascita").getByRole("button").first().click();
    await page
      .locator("#nascita")
      .getByRole("gridcell", { name: "21" })
      .or(page.locator("#nascita [part~=day]").nth(20))
      .first()
      .click();
    await expect
      .poll(async () => (await layer(page, "dataLayer")).map(({ event }) => event))
      .toContain("vetrina:date-change");
    await logIn(page);
    await expect
      .poll(async () => (await layer(page, "dataLayer")).map(({ event }) => event))
      .toContain("vetrina:login-request");
    const pushed = JSON.stringify([await layer(page, "adobeDataLayer"), await layer(page, "dataLayer")]);
    expect(pushed).not.toMatch(/1990|giulia|vetrina"\]|eyJ|vetrina-date-picker-/);
  });
});
