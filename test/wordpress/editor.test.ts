import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { childFields, widgetFields } from "../../clientlibs/wordpress/fields";
import { blockName, childBlockName } from "../../clientlibs/wordpress/names";
import { descriptions } from "../../widgets/descriptions";
import { blockValues, usePlugin } from "./support/plugin";
import { url, pluginNotices, useBrowser } from "./support/visit";

usePlugin();
const browser = useBrowser();

afterAll(() => {
  expect(pluginNotices()).toEqual([]);
});

interface EditorBlock {
  readonly clientId: string;
  readonly name: string;
  readonly isValid: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: readonly EditorBlock[];
}

/** Part of Gutenberg's interface that the tests use. */
interface Gutenberg {
  readonly blocks: { createBlock(name: string, attributes?: object): EditorBlock };
  readonly data: {
    select(store: string): {
      getBlocks(): EditorBlock[];
      getPermalink(): string;
      isSavingPost(): boolean;
      didPostSaveRequestSucceed(): boolean;
    };
    dispatch(store: string): {
      set(scope: string, name: string, value: boolean): void;
      insertBlocks(blocks: readonly EditorBlock[]): void;
      selectBlock(clientId: string): Promise<void>;
      openGeneralSidebar(name: string): void;
      editPost(changes: object): void;
      savePost(): Promise<void>;
    };
  };
}

type EditorWindow = Window & { readonly wp: Gutenberg };

/** Opens the editor of a new post as an author. */
async function openEditor() {
  const { page, consoleMessages } = await browser.as("author", { viewport: { width: 1400, height: 1000 } });
  await page.goto(`${url}/wp-admin/post-new.php`);
  await page.waitForFunction(() =>
    document.querySelector<HTMLIFrameElement>(".editor-post-title__input, iframe[name='editor-canvas']"),
  );
  await page.evaluate(() => {
    const { data } = (window as unknown as EditorWindow).wp;
    data.dispatch("core/preferences").set("core/edit-post", "welcomeGuide", false);
  });
  return { page, consoleMessages };
}

/** Returns the iframe of the blocks in newer versions of WordPress, otherwise the page. */
async function canvasOf(page: Page): Promise<Pick<Page, "locator">> {
  const frame = page.locator("iframe[name='editor-canvas']");
  return (await frame.count()) > 0 ? frame.contentFrame() : page;
}

/** Inserts blocks in the same way as the editor's inserter. @returns the ids of the blocks */
const insert = (page: Page, blocks: readonly { readonly name: string; readonly values: object }[]) =>
  page.evaluate((all) => {
    const { blocks: kinds, data } = (window as unknown as EditorWindow).wp;
    const made = all.map(({ name, values }) => kinds.createBlock(name, values));
    data.dispatch("core/block-editor").insertBlocks(made);
    return made.map(({ clientId }) => clientId);
  }, blocks);

/** Saves and publishes the post. @returns the post's URL */
async function save(page: Page): Promise<string> {
  await page.evaluate(async () => {
    const { data } = (window as unknown as EditorWindow).wp;
    data.dispatch("core/editor").editPost({ title: "Dall’editor", status: "publish" });
    await data.dispatch("core/editor").savePost();
  });
  expect(
    await page.evaluate(() =>
      (window as unknown as EditorWindow).wp.data.select("core/editor").didPostSaveRequestSucceed(),
    ),
  ).toBe(true);
  return page.evaluate(() =>
    (window as unknown as EditorWindow).wp.data.select("core/editor").getPermalink(),
  );
}

const allBlocks = (page: Page) =>
  page.evaluate(() => (window as unknown as EditorWindow).wp.data.select("core/block-editor").getBlocks());

const flat = (blocks: readonly EditorBlock[]): EditorBlock[] =>
  blocks.flatMap((block) => [block, ...flat(block.innerBlocks)]);

/** Opens the side panel of the selected block. */
const openBlockPanel = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as EditorWindow).wp.data
      .dispatch("core/edit-post")
      .openGeneralSidebar("edit-post/block"),
  );

/** Returns the fields of a block in the side panel, after opening its closed sections. */
async function fieldsShown(page: Page, clientId: string): Promise<string[]> {
  await page.evaluate(
    (id) => (window as unknown as EditorWindow).wp.data.dispatch("core/block-editor").selectBlock(id),
    clientId,
  );
  await openBlockPanel(page);
  const panel = page.locator(".block-editor-block-inspector");
  await panel.locator(".block-editor-block-card").waitFor();
  for (const title of ["Proprietà", "Identificazione"]) {
    const button = panel.getByRole("button", { name: title, exact: true });
    if ((await button.count()) > 0 && (await button.getAttribute("aria-expanded")) === "false")
      await button.click();
  }
  return panel
    .locator("[data-vetrina-field]")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.vetrinaField ?? ""));
}

describe("the block editor of an author", () => {
  it("offers a block by its Italian name, and the page shows the author's values", async () => {
    const { page } = await openEditor();
    await page
      .locator(".edit-post-header-toolbar__inserter-toggle, .editor-document-tools__inserter-toggle")
      .click();
    await page.locator(".block-editor-inserter__search input").fill("tavolo dal vivo");
    await page.locator(".block-editor-block-types-list__item", { hasText: "Tavolo di casinò live" }).click();
    const block = (await canvasOf(page)).locator('[data-type="vetrina/live-casino-card"]');
    await block
      .getByText("Da compilare, nella barra laterale: Fornitore, Codice del tavolo, Nome del tavolo.")
      .waitFor();
    await openBlockPanel(page);
    const panel = page.locator(".block-editor-block-inspector");
    await panel.getByLabel("Fornitore (obbligatorio)").selectOption({ label: "Evolution" });
    await panel.getByLabel("Codice del tavolo (obbligatorio)").fill("evo-002");
    await panel.getByLabel("Nome del tavolo (obbligatorio)").fill("Roulette > Milano & «altro»");
    await panel.getByLabel("Pagina del tavolo").fill("/live-casino");
    const preview = block.locator("vetrina-live-casino-card");
    await expect.poll(() => preview.getAttribute("data-edit")).toBe("true");
    await expect.poll(() => preview.getAttribute("data-href")).toBe("/live-casino");
    await expect.poll(() => preview.getAttribute("data-state")).not.toBe(null);
    const visitor = await browser.visit(new URL(await save(page)).search.replace(/^/, "/"));
    const card = visitor.page.locator("vetrina-live-casino-card");
    expect(await card.getAttribute("data-heading")).toBe("Roulette > Milano & «altro»");
    expect(await card.getAttribute("data-provider")).toBe("EvolutionGame");
    expect(await card.getAttribute("data-edit")).toBe(null);
    // WordPress has escaped the author's values for the database, but the editor shows the original values.
    await page.reload();
    await block.click();
    await expect
      .poll(() => panel.getByLabel("Nome del tavolo (obbligatorio)").inputValue())
      .toBe("Roulette > Milano & «altro»");
  });

  it("has a control for each attribute of every widget and repeated child", async () => {
    const { page } = await openEditor();
    const ids = await insert(
      page,
      descriptions.map((definition) => ({ name: blockName(definition), values: {} })),
    );
    for (const [index, definition] of descriptions.entries()) {
      const expected = Object.keys(widgetFields(definition));
      expect(await fieldsShown(page, ids[index] ?? ""), definition.tag).toEqual(expected);
    }
    await expect.poll(async () => flat(await allBlocks(page)).length).toBeGreaterThan(descriptions.length);
    for (const definition of descriptions.filter(({ items }) => items)) {
      const name = childBlockName(definition, definition.items?.slot ?? "");
      const child = flat(await allBlocks(page)).find((block) => block.name === name);
      expect(await fieldsShown(page, child?.clientId ?? "")).toEqual(Object.keys(childFields(definition)));
    }
  });

  it("shows every element in edit mode, and accepts its saved blocks as valid", async () => {
    const { page, consoleMessages } = await openEditor();
    const blocks = descriptions.map((definition) => ({
      name: blockName(definition),
      values: blockValues(definition),
    }));
    await insert(page, blocks);
    const canvas = await canvasOf(page);
    for (const definition of descriptions) {
      const block = canvas.locator(`[data-type="${blockName(definition)}"]`);
      await block.getByText(definition.title.it, { exact: true }).first().waitFor();
      if (definition.overlay) continue;
      const element = block.locator(definition.tag).first();
      await expect.poll(() => element.getAttribute("data-edit"), { message: definition.tag }).toBe("true");
      await element.scrollIntoViewIfNeeded();
      await expect.poll(() => element.getAttribute("data-state"), { message: definition.tag }).not.toBe(null);
    }
    await save(page);
    await page.reload();
    await expect.poll(async () => (await allBlocks(page)).length).toBe(descriptions.length);
    const saved = flat(await allBlocks(page));
    expect(saved.filter(({ isValid }) => !isValid)).toEqual([]);
    for (const definition of descriptions) {
      const block = saved.find(({ name }) => name === blockName(definition));
      // WordPress escapes the ampersand of a URL for authors.
      const written = JSON.parse(JSON.stringify(block?.attributes).replaceAll("&amp;", "&")) as object;
      expect(written).toMatchObject(blockValues(definition));
    }
    expect(consoleMessages.errors.filter((error) => /vetrina/i.test(error))).toEqual([]);
  });
});
