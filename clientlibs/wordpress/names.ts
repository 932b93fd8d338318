import { folderOf } from "../../distribution/names";
import type { DescribedWidget } from "../../src/description";

/** The folder of the plugin, and its text domain. */
export const pluginName = "vetrina";

/** `vetrina/date-picker` */
export const blockName = (definition: Pick<DescribedWidget, "tag">) =>
  `${pluginName}/${folderOf(definition.tag)}`;

/** `vetrina/tour-step`: the block of a slot, or of a repeated child, inside the block of its widget. */
export const childBlockName = (definition: DescribedWidget, slot: string) =>
  `${blockName(definition)}-${slot}`;

const underscored = (name: string) => name.replaceAll("-", "_");

/** `vetrina_date_picker` */
export const shortCode = ({ tag }: { readonly tag: string }) => underscored(tag);

/** `vetrina_step`: the shortcode of a slot, inside that of its widget. */
export const childShortCode = (slot: string) => `${pluginName}_${underscored(slot)}`;

/** `min_date`: the parameter of a shortcode. WordPress reads their names in lower case. */
export const parameterName = (attribute: string) => underscored(attribute.replace(/^data-/, ""));
