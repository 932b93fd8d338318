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

const count = (markup: string, part: string) => markup.split(part).length - 1;

describe("plugins that optimise scripts", () => {
  beforeAll(() => {
    php("switch_theme( 'classic' ); delete_option( 'classic_aside' );");
  });

  it("are instructed by attributes not to change the script", async () => {
    const [script = ""] = /<script[^>]* id="vetrina-js"[^>]*>/.exec(await text(publish(picker))) ?? [];
    for (const attribute of [
      'data-cfasync="false"',
      'data-no-optimize="1"',
      'data-no-defer="1"',
      'data-no-minify="1"',
      'data-noptimize="1"',
      'data-jetpack-boost="ignore"',
      " nowprocket",
    ])
      expect(script).toContain(attribute);
  });

  it.each([
    ["join it with others in a file of the cache", "scripts=joined"],
    ["write it into the page", "scripts=inline"],
    ["run its text later", "scripts=delayed"],
    ["print their own tag, without the filters of the script", "concatenated=1"],
  ])("do not break the script if they %s", async (_, query) => {
    const path = `${publish(picker)}&${query}`;
    const markup = await text(path);
    expect(markup).not.toContain('id="vetrina-js"');
    // Removes script code, because the loader's messages also contain the names of these elements.
    const withoutCode = markup.replace(/(<script[^>]*>).*?<\/script>/gs, "$1");
    expect(count(withoutCode, '<meta name="vetrina-base" content=')).toBe(1);
    expect(count(withoutCode, 'id="vetrina-config"')).toBe(1);
    const { page, consoleMessages } = await browser.open();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(url + path);
    await expect.poll(() => page.locator("vetrina-date-picker").getAttribute("data-state")).toBe("ready");
    const chunks = requested.filter((each) => each.includes("/resources/"));
    expect(chunks.filter((each) => !each.startsWith("/wp-content/plugins/vetrina/library/"))).toEqual([]);
    expect(chunks).not.toEqual([]);
    expect(consoleMessages.errors).toEqual([]);
  });
});

describe("the import map", () => {
  const printed = (markup: string) =>
    /<script type="importmap" id="vetrina-importmap">(.*?)<\/script>/s.exec(markup);
  const option = (isOn: boolean) =>
    php(`update_option( 'vetrina_settings', array( 'configuration' => '', 'import_map' => ${isOn} ) );`);

  beforeAll(() => {
    php("switch_theme( 'twentytwentythree' );");
  });
  afterAll(() => {
    php("delete_option( 'vetrina_settings' );");
  });

  it("is not printed by default", async () => {
    php("delete_option( 'vetrina_settings' );");
    expect(await text(publish(picker))).not.toContain('type="importmap"');
  });

  it("is printed on request, before the script, with the digests of the plugin's own files", async () => {
    option(true);
    const path = publish(picker);
    const markup = await text(path);
    const map = printed(markup);
    expect(map?.index).toBeLessThan(markup.indexOf('id="vetrina-js"'));
    const { integrity } = JSON.parse(map?.[1] ?? "{}") as { integrity: Record<string, string> };
    const files = Object.keys(integrity);
    expect(files.length).toBeGreaterThan(20);
    for (const file of files.slice(0, 3)) {
      const response = await fetch(url + file);
      expect(response.status).toBe(200);
      // Reads the body, because an unread response breaks Node's client when the server closes the
      // connection.
      await response.arrayBuffer();
    }
    expect(Object.values(integrity).every((digest) => digest.startsWith("sha384-"))).toBe(true);
    const { page, consoleMessages } = await browser.visit(path);
    await expect.poll(() => page.locator("vetrina-date-picker").getAttribute("data-state")).toBe("ready");
    expect(consoleMessages.errors).toEqual([]);
  });

  it("is not printed if WordPress prints its own import map or may print one later", async () => {
    option(true);
    const path = publish(picker);
    const used = await text(`${path}&modules=used`);
    expect(count(used, 'type="importmap"')).toBe(1);
    expect(used).toContain('id="wp-importmap"');
    expect(printed(await text(`${path}&modules=none`))).not.toBeNull();
    php("switch_theme( 'classic' );");
    expect(await text(`${path}&modules=none`)).not.toContain('type="importmap"');
  });

  it("can be enabled in the settings, where a note appears if the theme prevents it", async () => {
    php("switch_theme( 'classic' ); delete_option( 'vetrina_settings' );");
    const { page } = await browser.as("admin");
    await page.goto(`${url}/wp-admin/options-general.php?page=vetrina&modules=none`);
    const box = page.getByLabel("Stampa un’import map con le impronte dei file");
    expect(await box.isChecked()).toBe(false);
    await page.getByText("Con questo tema il plugin non la stampa").waitFor();
    await box.check();
    await page.getByRole("button", { name: "Salva le modifiche" }).click();
    await page.getByRole("status").getByText("Impostazioni salvate.").waitFor();
    expect(await box.isChecked()).toBe(true);
    expect(await page.getByText("Con questo tema il plugin non la stampa").count()).toBe(0);
  });
});
