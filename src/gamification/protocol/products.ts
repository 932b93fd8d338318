import * as v from "../../utils/valibot";
import { type Call, read } from "./call";
import { paging, querySortBy } from "./common";
import type { EntityType } from "./enumerations";
import { listReply, type ListReply } from "./envelope";
import { list, needed, oneOf, part, text, texts } from "./fields";
import { productFields } from "./reduced";

export const product = v.object({ ...productFields, id: needed(text) });

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

export type Product = v.InferOutput<typeof product>;
export type ProductFilter = v.InferInput<typeof productFilter>;
export type ProductRequest = v.InferInput<typeof productRequest>;

/** Reads the products (games) that count towards an entity. */
export const getProducts: Call<ProductRequest, ListReply<Product>> = read(
  "getProducts",
  "productRequest",
  productsReply,
  "ViewProducts",
);
