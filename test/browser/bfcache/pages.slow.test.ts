import { describe, expect, it } from "vitest";
import { descriptions } from "../../../widgets/descriptions";
import { renderElement } from "../../support/markup";
import { modalMarkup } from "../support/account";
import { launchWithPageCache } from "../support/chromium";
import { useTestSite } from "../support/site";
import { restoreFromCache, expectNoLocksOrConnections, leave, openPage } from "./cached-page";

const site = useTestSite({ launch: launchWithPageCache });

/**
 * States of the visible widgets; undefined while one of them is loading. Cards inside a lobby are left out,
 * because only some of them start.
 */
const statesOf = (tags: readonly string[]) => {
  const hosts = [...document.querySelectorAll(`:is(${tags.join()}):not(vetrina-live-casino-lobby > *)`)];
  const states = hosts.map((host) => `${host.localName} ${host.getAttribute("data-state") ?? "none"}`);
  const isInView = (_: string, index: number) =>
    (hosts[index]?.getBoundingClientRect().top ?? 0) < innerHeight;
  const visible = states.filter(isInView);
  return visible.some((state) => /none|loading|stale$/.test(state)) ? undefined : visible;
};
const tags = descriptions.map(({ tag }) => tag);

async function expectReturn(url: string, player: string | undefined) {
  const { page, other, consoleMessages } = await openPage(site, url, player);
  const settled = () => page.evaluate(statesOf, tags);
  await expect.poll(settled).toBeDefined();
  const before = await settled();
  await leave(site, page);
  await expectNoLocksOrConnections(site, other);
  await restoreFromCache(page);
  await expect.poll(settled).toEqual(before);
  expect(consoleMessages.errors).toEqual([]);
}

const onAccount = (example: string) => `<main><h1>Prova</h1>${example}</main>`;

describe("a page in the back/forward cache", () => {
  it.each(descriptions.map((definition) => [definition.tag, definition] as const))(
    "is restored with %s",
    (tag, definition) => {
      const [example] = definition.examples ?? [];
      const modal = tag === "vetrina-login-modal" ? "" : modalMarkup;
      site.sandbox.page("/test/aside", {
        body: onAccount(renderElement(definition, example?.attributes)) + modal,
      });
      return expectReturn("/test/aside", "giulia");
    },
  );

  it("is restored with every widget on simulated services", () => {
    const all = descriptions.map((definition) =>
      renderElement(definition, definition.examples?.[0]?.attributes),
    );
    site.sandbox.page("/test/aside", {
      body: onAccount(`<div data-demo="logged-in">${all.join("")}</div>`),
    });
    return expectReturn("/test/aside", undefined);
  });

  it.each([
    "/",
    "/live-casino",
    "/calendario",
    "/conto",
    "/blog",
    "/bonus/dettaglio",
    "/gamification",
    "/gamification/pannelli",
  ])("is restored for a player: %s", (url) => expectReturn(url, "giulia"));

  it("is restored for a visitor: /", () => expectReturn("/", undefined));

  it.each(["giulia", undefined])(
    "is restored for %s and reconnects to the platform: /gamification/sviluppo",
    async (player) => {
      const { page, other, consoleMessages } = await openPage(site, "/gamification/sviluppo", player);
      const connected = () => page.locator("#platform-state", { hasText: "connected" }).waitFor();
      await connected();
      expect(site.sandbox.connections()).toBe(1);
      await leave(site, page);
      await expectNoLocksOrConnections(site, other);
      await restoreFromCache(page);
      await connected();
      await expect.poll(() => site.sandbox.connections()).toBe(1);
      expect(consoleMessages.errors).toEqual([]);
    },
  );
});
