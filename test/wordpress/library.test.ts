import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { usePlugin } from "./support/plugin";
import { url, php, pluginNotices, publish, useBrowser } from "./support/visit";

usePlugin();
const browser = useBrowser();

afterAll(() => {
  expect(pluginNotices()).toEqual([]);
});

const picker = "<!-- wp:vetrina/date-picker /-->";

const text = async (path: string) => (await fetch(url + path)).text();

/** Everything that the plugin prints for the whole page, in order. */
const printed = (markup: string) =>
  [
    ...markup.matchAll(
      /<\/head>|<script[^>]*id=["']vetrina-(?:config|js)["'][^>]*>|<style id="vetrina-boxes"[^>]*>/g,
    ),
  ].map(([found]) => /vetrina-\w+|\/head/.exec(found)?.[0]);

const inHead = ["vetrina-config", "vetrina-boxes", "vetrina-js", "/head"];

async function started(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator("vetrina-date-picker").first().getAttribute("data-state"))
    .toBe("ready");
}

describe.each(["twentytwentythree", "classic"])("the plugin with the theme %s", (theme) => {
  beforeAll(() => {
    php(`switch_theme( '${theme}' ); delete_option( 'classic_aside' );`);
  });

  it("loads nothing on a page without an element", async () => {
    expect(await text(publish("<!-- wp:paragraph --><p>Solo testo</p><!-- /wp:paragraph -->"))).not.toContain(
      "/plugins/vetrina/",
    );
  });

  it.each([
    ["a block", picker],
    ["a shortcode", "[vetrina_date_picker]"],
    ["an element", "<vetrina-date-picker></vetrina-date-picker>"],
  ])("prints the configuration, the reserved space and the script in the head for %s", async (_, content) => {
    const markup = await text(publish(content));
    expect(printed(markup)).toEqual(inHead);
    const [script = ""] = /<script[^>]* id="vetrina-js"[^>]*>/.exec(markup) ?? [];
    expect(script).toMatch(/ src="[^"]+\/vetrina\/library\/vetrina\.js\?ver=[^"]+"/);
    expect(script).toContain(" async");
  });
});

describe("the plugin in a classic theme", () => {
  beforeAll(() => {
    php("switch_theme( 'classic' ); update_option( 'classic_aside', '[vetrina_date_picker]' );");
  });

  it("prints the script at the end of the page if an element follows the head", async () => {
    const path = publish("<!-- wp:paragraph --><p>Solo testo</p><!-- /wp:paragraph -->");
    expect(printed(await text(path))).toEqual(["/head", "vetrina-config", "vetrina-boxes", "vetrina-js"]);
    const { page, consoleMessages } = await browser.visit(path);
    await started(page);
    expect(consoleMessages.errors).toEqual([]);
  });
});

describe("a strict security policy", () => {
  beforeAll(() => {
    php("switch_theme( 'classic' ); delete_option( 'classic_aside' );");
  });

  it.each([false, true])("is not violated if the option for a separate style sheet is %s", async (isFile) => {
    php(`update_option( 'vetrina_settings', array( 'configuration' => '', 'boxes_file' => ${isFile} ) );`);
    const { page } = await browser.visit("/?policy=strict&p=0");
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
        violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    await page.goto(`${url}${publish(picker)}&policy=strict&demo=logged-in`);
    await started(page);
    const boxes = page.locator(isFile ? "link#vetrina-css" : "style#vetrina-boxes");
    expect(
      await boxes.evaluate((element) => (element as HTMLLinkElement).sheet?.cssRules.length ?? 0),
    ).toBeGreaterThan(9);
    // WordPress itself prints a script and styles without a nonce.
    const violations = await page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    expect(violations.filter((violation) => /vetrina|trusted-types/.test(violation))).toEqual([]);
    expect(await page.locator("script#vetrina-js").evaluate(({ nonce }) => nonce)).toMatch(/^[0-9a-f]{32}$/);
    php("delete_option( 'vetrina_settings' );");
  });
});
