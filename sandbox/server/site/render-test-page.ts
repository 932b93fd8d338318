import { trusted } from "../../../markup/html";
import { isRecord } from "../../../src/utils/objects";
import { loaderUrl } from "../library/urls";
import { pageConfig } from "./config";
import { renderDocument } from "./document";
import type { PageRequest } from "./page";
import type { TestMarkup, TestPage, TestPageContext } from "./test-content";

/** Merges two objects deeply. If both have a value for the same key, the value in `above` is used. */
export function mergeDeep(
  below: Readonly<Record<string, unknown>>,
  above: Readonly<Record<string, unknown>>,
) {
  const merged: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const lower = merged[key];
    merged[key] = isRecord(lower) && isRecord(value) ? mergeDeep(lower, value) : value;
  }
  return merged;
}

/**
 * A test page: a document with the library, without the site's layout. The variants in the query string
 * apply.
 */
export function renderTestPage(request: PageRequest, page: TestPage): string {
  const { library, origins } = request.context;
  const context: TestPageContext = {
    nonce: request.nonce,
    loaderUrl: loaderUrl(library.loader() ?? ""),
    siteOrigin: origins.site,
    accountOrigin: origins.account,
  };
  const markup = (content: TestMarkup = "") =>
    trusted(typeof content === "string" ? content : content(context));
  const { config = {} } = page;
  return renderDocument(request, {
    title: page.title ?? "Test",
    head: markup(page.head),
    body: markup(page.body),
    config: config !== false && mergeDeep({ ...pageConfig(request) }, config),
    library: page.library ?? true,
  });
}
