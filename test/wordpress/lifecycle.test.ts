import { existsSync, rmSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { pluginZip } from "./support/plugin";
import { url, folder, php, pluginNotices, publish, useBrowser } from "./support/visit";

const browser = useBrowser();
const installed = `${folder}/wp-content/plugins/vetrina`;

/** Everything that WordPress stores, apart from posts and temporary data. */
const stored = () =>
  JSON.parse(
    php(`
      global $wpdb;
      $options = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name NOT LIKE '%transient%'" );
      $tables = $wpdb->get_col( 'SHOW TABLES' );
      $metas = $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%vetrina%'" );
      sort( $options );
      echo wp_json_encode( array( $options, $tables, $metas ) );`),
  ) as readonly (readonly string[])[];

beforeAll(() => {
  php(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins( 'vetrina/vetrina.php' );
    delete_option( 'vetrina_settings' );`);
  rmSync(installed, { recursive: true, force: true });
});

it("an administrator can upload, activate, deactivate and delete the plugin, which leaves no data", async () => {
  const { page } = await browser.as("admin");
  const path = publish("[vetrina_date_picker]");
  const text = async () => (await fetch(url + path)).text();

  await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`);
  // WordPress stores its own options when it shows a page or its plugins for the first time.
  await text();
  await page.goto(`${url}/wp-admin/plugins.php`);
  const before = stored();
  await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`);
  await page.setInputFiles('input[name="pluginzip"]', pluginZip);
  await page.click("#install-plugin-submit");
  await page.getByRole("link", { name: "Attiva plugin" }).click();
  await page.waitForURL("**/plugins.php**");
  expect(await text()).toContain("<vetrina-date-picker");

  await page
    .getByRole("row", { name: /Vetrina/ })
    .getByRole("link", { name: "Impostazioni" })
    .click();
  await page.getByLabel("Configurazione").fill('{"logLevel": "error"}');
  await page.getByRole("button", { name: "Salva le modifiche" }).click();
  await page.getByRole("status").waitFor();

  await page.goto(`${url}/wp-admin/plugins.php`);
  await page.click("#deactivate-vetrina");
  await page.waitForURL("**/plugins.php?deactivate=true**");
  expect(await text()).not.toContain("plugins/vetrina");
  expect(stored()[0]).toContain("vetrina_settings");

  page.on("dialog", (dialog) => void dialog.accept());
  await page.click("#delete-vetrina");
  await expect.poll(() => existsSync(installed)).toBe(false);
  await expect.poll(() => stored()).toEqual(before);
  expect(pluginNotices()).toEqual([]);
});
