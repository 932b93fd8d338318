import type { GamificationClient } from "../client/client";
import type { EntityName } from "../entities/entity-names";
import type { ListKind, PageRequest } from "../entities/list-kind";
import { tagProblem } from "../entities/member";
import { orNothing, readAllPages } from "../entities/paging";
import { getAchievements } from "../protocol/achievements";
import type { CallOptions } from "../protocol/call";
import type { DependantOn } from "../protocol/common";
import { getCompetitions } from "../protocol/competitions";
import type { EntityType } from "../protocol/enumerations";
import type { ListReply } from "../protocol/envelope";
import { getProducts, type Product, type ProductFilter } from "../protocol/products";
import { entityPhases } from "../protocol/states";

/** Selects the products of a panel. */
export interface ProductQuery {
  /** Kind of `ids`: products, the site's own ids of games, or entities whose products are shown. */
  readonly of: "product" | "game" | "achievement" | "competition" | "contest";
  /** The ids; if empty, all products are selected. */
  readonly ids: readonly string[];
  /** Values of `productType`; empty for all types. */
  readonly types: readonly string[];
  /** The language of the platform's texts. */
  readonly language: string;
}

/** A product, and the entities that are known to count it now. */
export interface ProductItem {
  readonly id: string;
  readonly product: Product;
  /**
   * The running achievements that are known to count the product. The list may be incomplete: an entity may
   * count products only by rules, and entities that cannot be read are left out.
   */
  readonly achievements: readonly EntityName[];
  /** The running competitions that are known to count the product. */
  readonly competitions: readonly EntityName[];
}

const entityTypes: Readonly<Record<ProductQuery["of"], EntityType>> = {
  product: "Product",
  game: "Product",
  achievement: "Achievement",
  competition: "Competition",
  contest: "Contest",
};

type Client = Pick<GamificationClient, "call">;

/**
 * Products with the entities that count them. A page takes three calls: the products; then, at the same time, the
 * running achievements and competitions that count any of them. The platform has no filter for types: if types are set,
 * all products are read as one page.
 */
export const productList: ListKind<ProductQuery, ProductItem> = {
  name: "products",
  call: getProducts,
  entityTypes: ["Product", "Achievement", "Competition"],
  async readPage(client, query, page, options) {
    const { meta, data } = await readProducts(client, query, page, options);
    const productIds = data.map(({ id }) => id);
    const [achievements = [], competitions = []] = await Promise.all(
      (["Achievement", "Competition"] as const).map((type) =>
        orNothing(readCounting(client, type, productIds, query.language, options), options),
      ),
    );
    const counting = (product: Product, entities: readonly Counting[]) =>
      entities.filter((entity) => counts(entity, product)).map(({ type, id, name }) => ({ type, id, name }));
    return {
      meta,
      data: data.map((product) => ({
        id: product.id,
        product,
        achievements: counting(product, achievements),
        competitions: counting(product, competitions),
      })),
    };
  },
};

async function readProducts(
  client: Client,
  { of, ids, types, language }: ProductQuery,
  page: PageRequest,
  options: CallOptions,
): Promise<ListReply<Product>> {
  const productFilter: ProductFilter = {
    ...(ids.length > 0 && { entityType: entityTypes[of], entityIds: ids }),
    ...(of === "game" && { constraints: ["productRefId"] }),
    sortBy: [{ queryField: "name", order: "Asc" }],
  };
  const read = (part: PageRequest) =>
    client.call(
      getProducts,
      { languageKey: language, productFilter: { ...productFilter, ...part } },
      options,
    );
  if (types.length === 0) return read(page);
  const wanted = types.map((type) => type.toLowerCase());
  const all = await readAllPages(read);
  return {
    meta: undefined,
    data: all.filter(({ productType = "" }) => wanted.includes(productType.toLowerCase())),
  };
}

/** An achievement or competition with the products that it counts. */
interface Counting extends EntityName {
  readonly products: readonly { readonly id?: string | undefined }[];
  readonly productTagsFilter?: DependantOn | undefined;
}

async function readCounting(
  client: Client,
  type: "Achievement" | "Competition",
  productIds: readonly string[],
  languageKey: string,
  options: CallOptions,
): Promise<readonly Counting[]> {
  if (productIds.length === 0) return [];
  const filter = { productIds, statusCode: entityPhases.running };
  const found = await readAllPages<Omit<Counting, "type" | "name"> & { readonly name?: string | undefined }>(
    (page) =>
      type === "Achievement"
        ? client.call(getAchievements, { languageKey, achievementFilter: { ...filter, ...page } }, options)
        : client.call(getCompetitions, { languageKey, competitionFilter: { ...filter, ...page } }, options),
  );
  return found.map(({ id, name = "", products, productTagsFilter }) => ({
    type,
    id,
    name,
    products,
    productTagsFilter,
  }));
}

/** Whether an entity counts a product: it names the product, or the product's tags pass its filter. */
function counts({ products, productTagsFilter }: Counting, { id, tags }: Product): boolean {
  if (products.some((product) => product.id === id)) return true;
  const needsTags = productTagsFilter && [...productTagsFilter.must, ...productTagsFilter.should].length > 0;
  return !!needsTags && hasSome(productTagsFilter, tags) && !tagProblem(productTagsFilter, tags);
}

/**
 * Whether a product has one of the filter's required or optional tags. Without this check, a filter without a
 * required tag would let products without tags pass.
 */
const hasSome = ({ must, should }: DependantOn, tags: readonly string[]) =>
  [...must, ...should].some((tag) => tags.includes(tag));
