import { afterAll, afterEach, expect, it } from "vitest";
import { usePlugin } from "./support/plugin";
import { url, php, pluginNotices, publish, useBrowser } from "./support/visit";

usePlugin();
const browser = useBrowser();
const settings = `${url}/wp-admin/options-general.php?page=vetrina`;

afterEach(() => {
  php("delete_option( 'vetrina_settings' );");
});
afterAll(() => {
  expect(pluginNotices()).toEqual([]);
});

async function openSettings() {
  const { page } = await browser.as("admin");
  await page.goto(settings);
  const field = page.getByLabel("Configurazione");
  return {
    page,
    field,
    async save(configuration: string) {
      await field.fill(configuration);
      const answered = page.waitForEvent("load");
      await page.getByRole("button", { name: "Salva le modifiche" }).click();
      await answered;
    },
  };
}

it("the settings store a configuration, and pages print it before the script", async () => {
  const { page, field, save } = await openSettings();
  const configuration =
    '{"account": {"origin": "https://conto.example", "paths": {}}, "disabledElements": ["vetrina-tour"]}';
  await save(configuration);
  await page.getByRole("status").getByText("Impostazioni salvate.").waitFor();
  expect(await field.inputValue()).toBe(configuration);
  const markup = await (await fetch(url + publish("[vetrina_tour]"))).text();
  const block = /<script type="application\/json" id="vetrina-config">(.*?)<\/script>/.exec(markup);
  expect(JSON.parse(block?.[1] ?? "")).toEqual({ ...JSON.parse(configuration), language: "it" });
  expect(block?.index).toBeLessThan(markup.indexOf('id="vetrina-js"'));
});

it("the settings offer a ready-made theme, and the site's own rules take precedence over it", async () => {
  const { page, save } = await openSettings();
  await page.getByLabel("Tema").selectOption("fintech");
  await save("");
  await page.getByRole("status").getByText("Impostazioni salvate.").waitFor();
  expect(await page.getByLabel("Tema").inputValue()).toBe("fintech");
  const visit = await browser.visit(publish("[vetrina_date_picker]"));
  await expect.poll(() => visit.page.locator("vetrina-date-picker").getAttribute("data-state")).toBe("ready");
  const brand = () =>
    visit.page
      .locator("vetrina-date-picker")
      .evaluate((element) => getComputedStyle(element).getPropertyValue("--vetrina-brand"));
  expect(await brand()).toBe("#2b4eff");
  await visit.page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = ":root { --vetrina-brand: #123456 }";
    // The site's rule is first on the page, so that only its specificity gives it precedence.
    document.head.prepend(style);
  });
  expect(await brand()).toBe("#123456");
});

it("a theme that the plugin does not have is ignored", async () => {
  php("update_option( 'vetrina_settings', array( 'configuration' => '', 'theme' => '../../../evil' ) );");
  const markup = await (await fetch(url + publish("[vetrina_date_picker]"))).text();
  expect(markup).toContain('id="vetrina-js"');
  expect(markup).not.toContain("evil");
  expect(markup).not.toContain("vetrina-theme");
});

it("an invalid configuration causes a message, is kept in the field, and is not stored", async () => {
  const { page, field, save } = await openSettings();
  const wrong = `{
    "acount": {}, "account": {"origin": "conto", "timeoutMs": "x"}, "logLevel": "loud", "editMode": true,
    "onError": "alert(1)", "session": {"required": "sì"}, "disabledElements": [1], "texts": 3, "bonus": []
  }`;
  await save(wrong);
  const sentences = await page.getByRole("alert").getByRole("listitem").allTextContents();
  expect(sentences).toHaveLength(10);
  expect(sentences.join("\n")).toMatch(/«acount» non è una chiave nota\. Qui si conoscono: language,/);
  for (const name of [
    "account.origin",
    "logLevel",
    "editMode",
    "onError",
    "session.required",
    "disabledElements",
    "texts",
    "bonus",
  ]) {
    expect(sentences.join("\n")).toContain(`«${name}»`);
  }
  expect(await field.inputValue()).toBe(wrong);
  expect(php("echo var_export( get_option( 'vetrina_settings' ), true );")).toBe("false");
  await save('{"language": "it",}');
  expect(await page.getByRole("alert").textContent()).toContain("non è JSON valido");
  await save("[]");
  expect(await page.getByRole("alert").textContent()).toContain("deve essere un oggetto");
});

it("text in the configuration cannot break out of its script block", async () => {
  const { page, save } = await openSettings();
  await save('{"cookies": {"domain": "</script><script>window.broken = true</script><!--"}}');
  await page.getByRole("status").getByText("Impostazioni salvate.").waitFor();
  const visit = await browser.visit(publish("[vetrina_date_picker]"));
  await expect.poll(() => visit.page.locator("vetrina-date-picker").getAttribute("data-state")).toBe("ready");
  expect(await visit.page.evaluate(() => "broken" in window)).toBe(false);
  await save('{"cookies": {"domain": "</textarea><script>window.broken = true</script>"}, "a": 1}');
  expect(await page.getByRole("alert").count()).toBe(1);
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
});

it("the settings refuse authors and requests without a nonce", async () => {
  const author = await browser.as("author");
  expect((await author.page.goto(settings))?.status()).toBe(403);
  const { page } = await browser.as("admin");
  const answer = await page.request.post(settings, { form: { configuration: "{}" } });
  expect(answer.status()).toBe(403);
  expect(php("echo var_export( get_option( 'vetrina_settings' ), true );")).toBe("false");
});
