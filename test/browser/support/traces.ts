import type { Page } from "playwright-core";

/**
 * Complete content of a page: elements, attributes and texts, with shadow roots. The configuration is
 * excluded, because the site itself writes it, with the public token.
 */
export const everythingIn = (page: Page) =>
  page.evaluate(() => {
    const serializer = new XMLSerializer();
    const configuration = document.getElementById("vetrina-config")?.textContent ?? "";
    const written = (root: Document | ShadowRoot): string => {
      const shadows = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      return [serializer.serializeToString(root), ...shadows.map(written)].join("\n");
    };
    return written(document).replace(
      serializer.serializeToString(document.createTextNode(configuration)),
      "",
    );
  });

/** All storage and cookies that a page's scripts can read. */
export const everythingStored = (page: Page) =>
  page.evaluate(() => {
    const items = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    return [...items, document.cookie].join("\n");
  });
