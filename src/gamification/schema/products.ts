import * as v from "valibot";
import { banners, extras, model, paging, querySortBy } from "./common";
import type { EntityType } from "./enumerations";
import { listReply } from "./envelope";
import { list, number, oneOf, part, text, texts } from "./fields";

/** The factor by which a product raises or lowers the value of an action (the specification's action adjustment). */
export const actionTypeAdjustmentFactor = v.object({ adjustmentFactor: number, actionTypeId: text });

export const product = v.object({
  ...model,
  ...extras,
  ...banners,
  name: text,
  description: text,
  adjustmentFactor: number,
  /** The site's own id of the game. */
  productRefId: text,
  productType: text,
  actionTypeAdjustmentFactors: list(actionTypeAdjustmentFactor),
});

export const productsReply = listReply(product);

/**
 * Products are sorted by name. `limit` is 20 by default and at most 50. Values of `constraints`: none, productRefId
 * (ids are the site's own), similarTo.
 */
export const productFilter = v.object({
  sortBy: list(querySortBy),
  ...paging,
  constraints: texts,
  entityType: oneOf<EntityType>("entityType"),
  entityIds: texts,
});

export const productRequest = v.object({ languageKey: text, productFilter: part(productFilter) });

export type ActionTypeAdjustmentFactor = v.InferOutput<typeof actionTypeAdjustmentFactor>;
export type Product = v.InferOutput<typeof product>;
export type ProductFilter = v.InferInput<typeof productFilter>;
export type ProductRequest = v.InferInput<typeof productRequest>;
