import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { attributeName } from "../../../src/definition";
import type { DescribedWidget } from "../../../src/description";
import { descriptions } from "../../../widgets/descriptions";
import { renderElement } from "../../support/markup";
import { painted } from "../support/account";
import { useTestSite } from "../support/site";
import { hostileUrls, hostileHost } from "./hostile";

const site = useTestSite({ lasts: "whole file" });

const urlFields = ({ attributes }: DescribedWidget) =>
  Object.keys(attributes).filter((field) => attributes[field]?.type === "url");

const names = [...new Set(descriptions.flatMap(urlFields))].map(attributeName);

/** Every example of every widget with a URL among its attributes, on a page with an injected `<base>`. */
const body = `<base href="https://${hostileHost}/below/">${descriptions
  .filter((definition) => urlFields(definition).length > 0)
  .flatMap((definition) =>
    (definition.examples ?? []).map(
      ({ attributes, demo }) =>
        `<div data-demo="${demo}">${renderElement(definition, { ...attributes, ...Object.fromEntries(urlFields(definition).map((field) => [field, ""])) })}</div>`,
    ),
  )
  .join("")}`;

interface Found {
  readonly name: string;
  /** URL as the browser resolves it. */
  readonly url: string;
}

/** Every URL in the shadow roots of widgets, and in the elements that widgets add to the page. */
const urls = (page: Page) =>
  page.evaluate(() => {
    const carriers = [
      "href",
      "xlink:href",
      "src",
      "srcset",
      "action",
      "formaction",
      "poster",
      "data",
      "ping",
    ];
    const within = (root: Element | ShadowRoot): Element[] =>
      [...root.querySelectorAll("*")].flatMap((each) => [
        each,
        ...(each.shadowRoot ? within(each.shadowRoot) : []),
      ]);
    const widgets = [...document.querySelectorAll("[data-state]")];
    return widgets
      .flatMap((widget) => (widget.shadowRoot ? within(widget.shadowRoot) : []))
      .flatMap((element) =>
        carriers.flatMap((name): Found[] => {
          const written = element.getAttribute(name);
          if (written === null) return [];
          const parts = name === "srcset" ? written.split(/,\s+/) : [written];
          return parts.map((part) => {
            const [url = ""] = part.trim().split(/\s+/);
            return {
              name: `${element.localName} ${name}`,
              url: URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url,
            };
          });
        }),
      );
  });

/** Sets every URL attribute of every widget. */
async function setAll(page: Page, value: string | null): Promise<void> {
  await page.evaluate(
    ([attributes, written]) => {
      for (const widget of document.querySelectorAll("[data-state]"))
        for (const name of attributes) {
          if (written === null) widget.removeAttribute(name);
          else widget.setAttribute(name, written);
        }
    },
    [names, value] as const,
  );
  await painted(page);
}

async function open(): Promise<{ page: Page; requested: string[] }> {
  const path = site.sandbox.page("/test/addresses", { body });
  const { page, context } = await site.newPage();
  const requested: string[] = [];
  context.on("request", (request) => {
    // A browser with a visible window also requests the page's icon, whose URL is not in an attribute.
    if (!request.url().endsWith("/icon.svg")) requested.push(request.url());
  });
  await page.goto(path);
  for (const example of await page.locator("[data-demo] > *").all())
    await expect
      .poll(async () => {
        await example.scrollIntoViewIfNeeded().catch(() => undefined);
        return example.getAttribute("data-state");
      })
      .toMatch(/^(ready|empty|stale|error|offline|logged-out|restricted)$/);
  return { page, requested };
}

const isOwn = ({ name, url }: Found) =>
  new URL(url).origin === site.sandbox.siteUrl ||
  (/^(img|source) /.test(name) && /^data:image\/(png|jpeg|webp|gif|avif);/.test(url));

it("no attribute of any widget links to a URL that is not allowed, regardless of <base> (S04, S34)", async () => {
  const { page, requested } = await open();
  expect(
    (await urls(page)).filter((each) => !isOwn(each)),
    "without a value",
  ).toEqual([]);
  for (const value of [...hostileUrls, "", "conto", "/conto", "?a=1", "#a"]) {
    await setAll(page, value);
    expect(
      (await urls(page)).filter((each) => !isOwn(each)),
      JSON.stringify(value),
    ).toEqual([]);
  }
  expect(requested.filter((url) => new URL(url).host.includes(hostileHost))).toEqual([]);
});

it("allowed URLs in attributes reach the widgets' links and images", async () => {
  const { page } = await open();
  // Without a response, the widget would remove the image.
  await page.route("**/prova", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await setAll(page, "prova");
  const own = await urls(page);
  const relative = `${site.sandbox.siteUrl}/test/prova`;
  for (const name of ["a href", "img src"]) expect(own).toContainEqual({ name, url: relative });
  const whole = "https://altro.example/prova";
  await setAll(page, whole);
  expect(await urls(page)).toContainEqual({ name: "a href", url: whole });
});
