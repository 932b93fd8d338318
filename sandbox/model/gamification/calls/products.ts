import type { Product } from "../space/entities";
import { reducedProduct } from "../space/products";
import type { SpaceState } from "../space/state";
import type { Destination } from "./destination";
import { listReply, pageOf } from "./envelope";
import { fieldsOf, textsOf } from "./reading";
import { hasAmong, isAmong, passesAll, sorted } from "./search";

interface WithProducts {
  readonly products: readonly { readonly id: string }[];
}

export const productIds = ({ products }: WithProducts) => products.map(({ id }) => id);

/** Replaces the product ids of an entity by the products' data, as on the wire. */
export const withProducts =
  (state: SpaceState) =>
  <Item extends WithProducts>(item: Item): Item => {
    const isPart = isAmong<Product>(productIds(item), ({ id }) => id);
    return {
      ...item,
      products: item.products.length > 0 ? state.products.filter(isPart).map(reducedProduct) : [],
    };
  };

/** Removes `partOf`, which is not on the wire. */
const toWire = ({ partOf: _, ...product }: Product) => product;

/** The default order (protocol section 7). */
const byName = [{ queryField: "name", order: "Asc" }];

export const getProducts: Destination = {
  reply: "ProductResponse",
  role: "ViewProducts",
  empty: { data: [] },
  answer({ gamification, request }) {
    const filter = fieldsOf(fieldsOf(request).productFilter);
    const areReferenceIds = textsOf(filter.constraints).includes("productRefId");
    const passes = passesAll<Product>(
      areReferenceIds
        ? isAmong(filter.entityIds, ({ productRefId }) => productRefId)
        : hasAmong(filter.entityIds, ({ id, partOf }) => [id, ...partOf]),
    );
    const found = sorted(gamification.read().products.filter(passes), filter.sortBy ?? byName);
    return listReply("Product", found.map(toWire), pageOf(filter));
  },
};
