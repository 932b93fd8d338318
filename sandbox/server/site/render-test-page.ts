import { loaderAddress } from "../library/addresses";
import { pageConfig } from "./config";
import { renderDocument } from "./document";
import { trusted } from "./html";
import type { PageRequest } from "./page";
import type { TestMarkup, TestPage, TestPageContext } from "./test-content";

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function laidOver(below: Readonly<Record<string, unknown>>, above: Readonly<Record<string, unknown>>) {
  const merged: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] = isGroup(under) && isGroup(value) ? laidOver(under, value) : value;
  }
  return merged;
}

/** A page of a test: the document and the library, no layout. Variants of the query work here too. */
export function renderTestPage(request: PageRequest, page: TestPage): string {
  const { library, origins } = request.context;
  const context: TestPageContext = {
    nonce: request.nonce,
    loaderAddress: loaderAddress(library.loader() ?? ""),
    siteOrigin: origins.site,
    accountOrigin: origins.account,
  };
  const markup = (given: TestMarkup = "") => trusted(typeof given === "string" ? given : given(context));
  const { config = {} } = page;
  return renderDocument(request, {
    title: page.title ?? "Test",
    head: markup(page.head),
    body: markup(page.body),
    config: config !== false && laidOver({ ...pageConfig(request) }, config),
    library: page.library ?? true,
  });
}
