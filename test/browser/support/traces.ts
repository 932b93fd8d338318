import type { Page } from "playwright-core";

/**
 * All that a page holds: elements, attributes and texts, shadow roots included. Not its configuration, which the site
 * itself wrote, and which has a token that belongs to nobody.
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

/** All that a page's scripts can read of what the browser keeps for the site. */
export const everythingStored = (page: Page) =>
  page.evaluate(() => {
    const items = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    return [...items, document.cookie].join("\n");
  });
