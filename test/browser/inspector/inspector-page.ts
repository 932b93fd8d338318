import type { Page } from "playwright-core";
import type { TestSite, Visit } from "../support/site";

/** The open inspector, by role and name. */
export const inspectorOf = (page: Page, language: "it" | "en" = "it") =>
  page.getByRole("dialog", { name: language === "it" ? "Ispettore di Vetrina" : "Vetrina inspector" });

/** Lines of the inspector for a tag, in the order of the page. */
export const linesOf = (page: Page, tag: string) =>
  page
    .locator("[data-vetrina-inspector] li details")
    .filter({ has: page.locator("summary code", { hasText: new RegExp(`(^|› )${tag}$`) }) });

/** Message in a line of the inspector. */
export const sentenceOf = (page: Page, tag: string, index = 0) =>
  linesOf(page, tag).nth(index).locator("summary b");

/** Waits until a line contains this text. */
export const saying = (page: Page, tag: string, sentence: string, index = 0) =>
  linesOf(page, tag).nth(index).locator("summary b", { hasText: sentence }).waitFor();

/** Opens a test page with the inspector. */
export async function inspectPage(
  site: TestSite,
  body: string,
  query = "",
  config: Readonly<Record<string, unknown>> = {},
): Promise<Visit> {
  site.sandbox.page("/test/inspected", { body, config });
  const visit = await site.visit(`/test/inspected?vetrina-inspect${query}`);
  await inspectorOf(visit.page, query.includes("language=en") ? "en" : "it").waitFor();
  return visit;
}
