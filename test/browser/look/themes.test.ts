import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readyThemes } from "../../../distribution/ready-themes";
import { darkTheme, lightTheme, type ThemedToken } from "../../../src/ui/theme/tokens";
import {
  cookiesOfPlayer,
  fillAndSend,
  giveCookies,
  headerMarkup,
  modalMarkup,
  headerAndModal,
  openModal,
} from "../support/account";
import { axeViolations } from "../support/axe";
import { launchChromium } from "../support/chromium";
import { shifts } from "../support/layout";
import { useTestSite } from "../support/site";

/**
 * A host name that the browser resolves to the sandbox, but that does not look like a developer's machine.
 */
const siteHost = "gioco.test";

const site = useTestSite({
  launch: () => launchChromium([`--host-resolver-rules=MAP ${siteHost} 127.0.0.1`]),
});

const picker = (id: string, attributes = "") =>
  `<vetrina-date-picker id="${id}" data-value="2026-11-12" ${attributes}>data</vetrina-date-picker>`;

/** `#14213a` in the browser's notation. */
const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(", ")})`;

const ready = (page: Page, count: number) =>
  expect.poll(() => page.locator('vetrina-date-picker[data-state="ready"]').count()).toBe(count);

/** Theme of an element, from the background and text colour of its field. */
async function themeOf(page: Page, id: string): Promise<string> {
  const colours = await page.locator(`#${id}`).evaluate((host) => {
    const field = host.shadowRoot?.querySelector(".bar") as Element;
    const { backgroundColor, color } = getComputedStyle(field);
    return [backgroundColor, color];
  });
  const is = (theme: Readonly<Record<ThemedToken, string>>) =>
    colours[0] === rgb(theme.surface) && colours[1] === rgb(theme.text);
  return is(lightTheme) ? "light" : is(darkTheme) ? "dark" : colours.join();
}

describe("the theme", () => {
  it("is light, unless the nearest property or attribute specifies otherwise", async () => {
    site.sandbox.page("/test/schemes", {
      body: `<main><h1>Prova</h1>
        ${picker("default")}
        <div style="--vetrina-scheme: dark">${picker("property")}
          <div data-vetrina-scheme="light">${picker("inner")}</div></div>
        <div data-vetrina-scheme="dark">${picker("attribute")}
          ${picker("branded", 'style="--vetrina-brand-text: #0f0"')}
          ${picker("light-host", 'style="--vetrina-scheme: light"')}</div>
        ${picker("own-attribute", 'data-vetrina-scheme="dark"')}
        ${picker("own-property", 'style="--vetrina-scheme: dark"')}
        <div data-vetrina-scheme="auto">${picker("auto-attribute")}</div>
        <div style="--vetrina-scheme: auto">${picker("auto-property")}</div>
        ${picker("auto-host", 'style="--vetrina-scheme: auto"')}
        <div id="foreign"></div></main>`,
    });
    const { page } = await site.visit("/test/schemes");
    await ready(page, 11);
    // In another shadow root, the page's rule does not apply, but the element's own attribute does.
    await page.evaluate(() => {
      const root = (document.querySelector("#foreign") as Element).attachShadow({ mode: "open" });
      const inside = document.createElement("vetrina-date-picker");
      inside.id = "inside";
      inside.dataset.vetrinaScheme = "dark";
      root.append(inside);
    });
    await page.locator('#inside[data-state="ready"]').waitFor();
    const themes = async () => {
      const ids = await page.locator("vetrina-date-picker").evaluateAll((all) => all.map(({ id }) => id));
      return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await themeOf(page, id)])));
    };
    const expected = {
      default: "light",
      property: "dark",
      inner: "light",
      attribute: "dark",
      branded: "dark",
      "light-host": "light",
      "own-attribute": "dark",
      "own-property": "dark",
      inside: "dark",
    };
    await page.emulateMedia({ colorScheme: "light" });
    const autoIs = (theme: string) => ({
      "auto-attribute": theme,
      "auto-property": theme,
      "auto-host": theme,
    });
    expect(await themes()).toEqual({ ...expected, ...autoIs("light") });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await themes()).toEqual({ ...expected, ...autoIs("dark") });
    const icon = await page
      .locator("#branded")
      .locator(".header .vetrina-icon")
      .evaluate((each) => getComputedStyle(each).color);
    expect(icon, "what a site sets wins in every theme").toBe("rgb(0, 255, 0)");
    await page.locator("#default").evaluate((host) => host.setAttribute("data-vetrina-scheme", "dark"));
    expect(await themeOf(page, "default"), "a change counts at once").toBe("dark");
  });
});

/** Contrast of each pair of tokens in an element, from the colours that the browser computes. */
const contrastsOf = (page: Page, pairs: readonly (readonly [string, string])[]) =>
  page.locator("vetrina-date-picker").evaluate((host, pairsOfHost) => {
    const probe = document.createElement("i");
    host.shadowRoot?.querySelector(".bar")?.append(probe);
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("no canvas");
    const contrasts = pairsOfHost.map((pair) => {
      const [light = 0, dark = 0] = pair
        .map((token) => {
          probe.style.color = `var(--v-${token})`;
          canvas.fillStyle = getComputedStyle(probe).color;
          canvas.fillRect(0, 0, 1, 1);
          const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
          const [red = 0, green = 0, blue = 0] = channels.map((value) =>
            value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        })
        .toSorted((one, other) => other - one);
      return (light + 0.05) / (dark + 0.05);
    });
    probe.remove();
    return contrasts;
  }, pairs);

describe("a single brand colour", () => {
  const grounds = ["surface", "surface-raised", "surface-sunken", "bg", "brand-soft"];
  const pairs = [
    ...grounds.map((ground) => ["brand-text", ground] as const),
    ...["text-2", "text-3", "success", "danger"].map((text) => [text, "brand-soft"] as const),
    ["on-brand", "brand"] as const,
    ["on-brand", "brand-hover"] as const,
  ];

  it("produces readable text everywhere, in both themes", async () => {
    site.sandbox.page("/test/brand", { body: `<main><h1>Prova</h1>${picker("picker")}</main>` });
    const { page } = await site.visit("/test/brand");
    await ready(page, 1);
    const brands = ["#e10600", "#0a3dff", "#ffd500", "#ff6a00", "#00a651", "#7b2cbf", "#111111"];
    const seen = new Set<string>();
    for (const brand of brands) {
      for (const scheme of ["light", "dark"]) {
        await page.evaluate(
          (values) => {
            for (const [name, value] of Object.entries(values))
              document.documentElement.style.setProperty(name, value);
          },
          { "--vetrina-brand": brand, "--vetrina-scheme": scheme },
        );
        const contrasts = await contrastsOf(page, pairs);
        for (const [index, pair] of pairs.entries())
          expect(contrasts[index], `${pair.join(" on ")} with ${brand}, ${scheme}`).toBeGreaterThanOrEqual(
            4.5,
          );
        seen.add(contrasts.join());
      }
    }
    expect(seen.size, "each brand and theme changes the colours").toBe(2 * brands.length);
  });
});

describe("a ready theme", () => {
  const grounds = ["surface", "surface-raised", "surface-sunken", "bg"];
  const on = (texts: readonly string[], backgrounds: readonly string[]) =>
    texts.flatMap((text) => backgrounds.map((ground) => [text, ground] as const));
  const pairs = [
    ...on(["text", "text-2", "text-3", "brand-text", "link"], [...grounds, "brand-soft"]),
    ...on(["prize"], ["surface", "prize-soft", "surface-sunken"]),
    ...on(["on-brand"], ["brand", "brand-hover"]),
    ...on(["on-selected"], ["selected"]),
    ...["success", "warning", "danger", "info"].flatMap((tone) => on([tone], ["surface", `${tone}-soft`])),
  ];
  const edges = on(["line-strong", "focus"], grounds);

  it("has readable text and visible edges", async () => {
    const themes = readyThemes();
    site.sandbox.page("/test/theme", {
      head: `<style>${[...themes.values()].join("\n")}</style>`,
      body: `<main><h1>Prova</h1>${picker("picker")}</main>`,
    });
    const { page } = await site.visit("/test/theme");
    await ready(page, 1);
    const seen = new Set<string>();
    for (const name of themes.keys()) {
      await page.locator("main").evaluate((main, theme) => {
        main.setAttribute("data-vetrina-theme", theme);
      }, name);
      const least = name === "high-contrast" ? 7 : 4.5;
      for (const [wanted, minimum] of [
        [pairs, least],
        [edges, 3],
      ] as const) {
        const contrasts = await contrastsOf(page, wanted);
        for (const [index, pair] of wanted.entries())
          expect(contrasts[index], `${name}: ${pair.join(" on ")}`).toBeGreaterThanOrEqual(minimum);
        seen.add(contrasts.join());
      }
    }
    expect(seen.size, "each theme changes the colours").toBe(2 * themes.size);
  });
});

/** Styles of a dark site, with readable links on its dark background. */
const darkSite = `<style>body { margin: 0; background: #0e1522; color: #f1eee6 } main { padding: 16px }
  vetrina-login-modal a { color: inherit }</style>`;

describe("axe in the dark theme (X4)", () => {
  it("finds no violation in calendar, header and login, which do not shift while they load", async () => {
    site.sandbox.page("/test/dark", {
      head: darkSite,
      body: `<main data-vetrina-scheme="dark"><h1>Prova</h1>${headerMarkup}${picker("picker")}${modalMarkup}</main>`,
    });
    const { page } = await site.visit("/test/dark", { viewport: { width: 390, height: 844 } });
    const { inState, header, dialog, alert } = headerAndModal(page);
    await inState("logged-out");
    await ready(page, 1);
    const check = async (state: string) => expect(await axeViolations(page), state).toEqual([]);
    await check("at rest");
    await page.locator("#picker").getByRole("button").first().click();
    await check("calendar");
    await page.keyboard.press("Escape");
    await openModal(page);
    const input = headerAndModal(page).userName;
    const field = await input.evaluate((each) => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(each);
      return { backgroundColor, color, colorScheme };
    });
    expect(field, "what is slotted follows").toEqual({
      backgroundColor: rgb(darkTheme.surface),
      color: rgb(darkTheme.text),
      colorScheme: "dark",
    });
    await check("login");
    await fillAndSend(page, "giulia", "sbagliata");
    await alert.getByText("non corretti").waitFor();
    await check("login with an error");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await giveCookies(page, site, cookiesOfPlayer(site));
    await page.reload();
    await inState("ready");
    await ready(page, 1);
    await check("logged in");
    expect(await shifts(page)).toEqual([]);
    await page.context().setOffline(true);
    await inState("stale");
    await check("stale");
    expect(await header.evaluate((host) => host.shadowRoot?.querySelector(".bar")?.clientHeight)).toBe(68);
  });
});

describe("the contrast check", () => {
  const pageWith = (style: string, body: string) =>
    site.sandbox.page("/test/colours", {
      head: `<style>${style}</style>`,
      body: `<main><h1>Prova</h1>${body}</main>`,
    });
  /** Waits until the contrast check has run, because idle callbacks run in order. */
  const afterCheck = (page: Page) =>
    page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done(undefined)))),
    );
  const warnings = async (style: string) => {
    pageWith(style, picker("one") + picker("two") + headerMarkup + modalMarkup);
    const { page, consoleMessages } = await site.visit("/test/colours");
    await ready(page, 2);
    await headerAndModal(page).inState("logged-out");
    await afterCheck(page);
    return consoleMessages.warnings;
  };

  it("warns once per pair of colours, with the contrast", async () => {
    const [first, second, ...others] = (
      await warnings(
        ":root { --vetrina-brand: #9fe0d0; --vetrina-on-brand: #fff; --vetrina-text: oklch(0.8 0 0) }",
      )
    ).toSorted();
    expect(others).toEqual([]);
    expect(first).toMatch(/--vetrina-on-brand on --vetrina-brand has a contrast of 1\.\d+:1 .*needs 4\.5:1/);
    expect(second).toMatch(/--vetrina-text on --vetrina-surface has a contrast of 1\.\d+:1/);
  });

  it("does not warn about the library's themes or about readable colours of a site", async () => {
    expect(await warnings("")).toEqual([]);
    expect(await warnings(":root { --vetrina-scheme: dark }")).toEqual([]);
    expect(await warnings(":root { --vetrina-brand: #14a; --vetrina-on-brand: #fff }")).toEqual([]);
    expect(await warnings(":root { --vetrina-brand: #9fe0d0 }"), "the text is black").toEqual([]);
  });

  it("runs on a public site only while an author edits a page", async () => {
    const unreadable = ":root { --vetrina-brand: #9fe0d0; --vetrina-on-brand: #fff }";
    const visitAsSite = async (body: string) => {
      pageWith(unreadable, body);
      const { page, consoleMessages } = await site.visit("about:blank");
      await page.goto(new URL("/test/colours", site.sandbox.siteUrl.replace("localhost", siteHost)).href);
      await ready(page, 1);
      await afterCheck(page);
      return () => consoleMessages.warnings;
    };
    const ofAuthor = await visitAsSite(picker("author", "data-edit"));
    // The check is a separate chunk, which may load late.
    await expect
      .poll(ofAuthor)
      .toEqual([expect.stringMatching(/--vetrina-on-brand on --vetrina-brand has a contrast of 1\.\d+:1/)]);
    expect((await visitAsSite(picker("player")))()).toEqual([]);
  });
});
