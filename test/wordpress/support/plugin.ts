import { cpSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll } from "vitest";
import { widgetFields } from "../../../clientlibs/wordpress/fields";
import { blockName, childBlockName, parameterName, shortCode } from "../../../clientlibs/wordpress/names";
import { widgetData } from "../../../clientlibs/wordpress/widget-data";
import type { DescribedWidget } from "../../../src/description";
import { ordinaryValues } from "../../unit/clientlibs/htl";
import { folder, php } from "./visit";

const dist = fileURLToPath(new URL(`../../../${process.env.VETRINA_DIST ?? "dist"}/cms/`, import.meta.url));

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

/** Path of the plugin's ZIP file, as an administrator uploads it. */
export const pluginZip = `${dist}vetrina-wordpress-${version}.zip`;

/** Installs the plugin in WordPress, with its default settings, for the tests of one file. */
export function usePlugin(): void {
  beforeAll(() => {
    rmSync(`${folder}/wp-content/plugins/vetrina`, { recursive: true, force: true });
    cpSync(`${dist}wordpress/vetrina`, `${folder}/wp-content/plugins/vetrina`, { recursive: true });
    php(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      $error = activate_plugin( 'vetrina/vetrina.php' );
      if ( is_wp_error( $error ) ) { throw new Exception( $error->get_error_message() ); }
      delete_option( 'vetrina_settings' );
      switch_theme( 'twentytwentythree' );`);
  });
}

/** Values of a block, as its controls would store them. */
export type BlockValues = Readonly<Record<string, string | number | boolean>>;

/** Values as the editor stores them, with switches as booleans and numbers as numbers. */
export function typed(definition: DescribedWidget, values: Readonly<Record<string, string>>): BlockValues {
  const fields = widgetFields(definition);
  const entries = Object.entries(values).map(([name, value]) => {
    const type = fields[name]?.type;
    return [name, type === "flag" ? value !== "false" : type === "number" ? Number(value) : value];
  });
  return Object.fromEntries(entries) as BlockValues;
}

/** A valid value for each field of a widget, as the editor stores it. */
export const blockValues = (definition: DescribedWidget) => typed(definition, ordinaryValues(definition));

/** A text as the editor writes it inside the comment of a block. */
const inComment = (values: BlockValues) =>
  JSON.stringify(values)
    .replace(/--/g, "\\u002d\\u002d")
    .replace(/</g, "\\u003c")
    .replace(/>/g, "\\u003e")
    .replace(/&/g, "\\u0026")
    .replace(/\\"/g, "\\u0022");

const paragraph = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

const child = (name: string, values: BlockValues, text: string) =>
  `<!-- wp:${name} ${inComment(values)} -->${paragraph(text)}<!-- /wp:${name} -->`;

/**
 * A block as the editor saves it, with a text in each slot.
 *
 * @param inside blocks of the widgets that it contains
 */
export function blockMarkup(
  definition: DescribedWidget,
  values: BlockValues,
  text = "Testo dello slot",
  inside: readonly string[] = [],
): string {
  const name = blockName(definition);
  const children = widgetData(definition).children.map(({ slot, fields }) =>
    child(childBlockName(definition, slot), "title" in fields ? { title: "Un passo" } : {}, text),
  );
  const inner = [...children, ...inside];
  if (inner.length === 0) return `<!-- wp:${name} ${inComment(values)} /-->`;
  return `<!-- wp:${name} ${inComment(values)} -->${inner.join("")}<!-- /wp:${name} -->`;
}

/**
 * A shortcode with a text in each slot.
 *
 * @param inside shortcodes of the widgets that it contains
 */
export function shortCodeMarkup(
  definition: DescribedWidget,
  values: Readonly<Record<string, string>>,
  inside: readonly string[] = [],
): string {
  const { fields, children } = widgetData(definition);
  const written = Object.entries(values).map(
    ([name, value]) => ` ${parameterName(fields[name]?.attribute ?? "")}="${value}"`,
  );
  const opened = `[${shortCode(definition)}${written.join("")}]`;
  const texts = children.map((one) => `[${one.shortCode}]Testo dello slot[/${one.shortCode}]`);
  const inner = [...texts, ...inside];
  if (inner.length === 0) return opened;
  return `${opened}\n${inner.join("\n")}\n[/${shortCode(definition)}]`;
}
