import { folderOf } from "../../distribution/names";
import type { DescribedWidget } from "../../src/description";

/** The folder of the plugin, and its text domain. */
export const pluginName = "vetrina";

/** The name of a widget's block, such as `vetrina/date-picker`. */
export const blockName = (definition: Pick<DescribedWidget, "tag">) =>
  `${pluginName}/${folderOf(definition.tag)}`;

/**
 * The name of the block of a slot or a repeated child, such as `vetrina/tour-step`. Authors place it inside
 * the block of its widget.
 */
export const childBlockName = (definition: DescribedWidget, slot: string) =>
  `${blockName(definition)}-${slot}`;

const underscored = (name: string) => name.replaceAll("-", "_");

/** The shortcode of a widget, such as `vetrina_date_picker`. */
export const shortCode = ({ tag }: { readonly tag: string }) => underscored(tag);

/** The shortcode of a slot, such as `vetrina_step`. Authors write it inside the shortcode of its widget. */
export const childShortCode = (slot: string) => `${pluginName}_${underscored(slot)}`;

/** The parameter of a shortcode, such as `min_date`. WordPress reads parameter names in lower case. */
export const parameterName = (attribute: string) => underscored(attribute.replace(/^data-/, ""));
