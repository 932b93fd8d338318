import type { BrowserContext, Page } from "playwright-core";
import type { TestSite } from "../support/site";

/** Records the CSP violations of every document of a visitor from its start. */
export async function watchViolations(context: BrowserContext): Promise<() => readonly string[]> {
  const violations: string[] = [];
  await context.exposeFunction("noteViolation", (violation: string) => void violations.push(violation));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { noteViolation(violation: string): void }).noteViolation(
        `${effectiveDirective} ${blockedURI} ${sample}`.trim(),
      ),
    );
  });
  return () => violations;
}

/** Origins that received requests from a visitor's pages. */
export function watchOrigins(context: BrowserContext): () => ReadonlySet<string> {
  const origins = new Set<string>();
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:") origins.add(origin);
  });
  return () => origins;
}

/** Origins in the demo site's configuration, the only ones that may receive requests. */
export const configuredOrigins = (site: TestSite) => new Set([site.sandbox.siteUrl, site.sandbox.accountUrl]);

/** Links that open a window with access to its opener, in the document and in all open shadow roots. */
export function unsafeLinks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll("*")].flatMap((element) => [
        element,
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
    return within(document)
      .filter((element) => element.getAttribute("target") === "_blank")
      .filter((element) => !/\bnoopener\b/.test(element.getAttribute("rel") ?? ""))
      .map((element) => `${element.localName} ${element.getAttribute("href") ?? ""}`);
  });
}
