import type { Product, FileObject } from "../space/entities";
import { reducedProduct } from "../space/products";
import type { SpaceState } from "../space/state";
import { type Destination, listReply, pageOf, callingMember, singleReply } from "./destination";
import {
  fieldsOf,
  textsOf,
  hasAmong,
  isAmong,
  passesAll,
  sorted,
  belongsTo,
  textOf,
  type Test,
} from "./filters";
import type { Profile } from "../space/members";
import { callbackKinds } from "../interface";

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

export const getRewards: Destination = {
  reply: "RewardResponse",
  role: "ViewRewards",
  empty: { data: [] },
  answer({ gamification, request }) {
    const fields = fieldsOf(request);
    const found = gamification.read().rewards.filter(belongsTo(fields.entityFilter, "Reward"));
    return listReply("Reward", sorted(found, fields.sortBy), pageOf(fields));
  },
};

export const getRules: Destination = {
  reply: "RuleResponse",
  role: "ViewRules",
  empty: { data: [] },
  answer({ gamification, request }) {
    const fields = fieldsOf(request);
    const found = gamification.read().rules.filter(belongsTo(fields.entityFilter, "RuleSet"));
    return listReply("Rule", sorted(found, fields.sortBy), pageOf(fields));
  },
};

/** A test for equality with a text. An empty text selects everything. */
const isEqual = (requested: unknown, valueOf: (file: FileObject) => string): Test<FileObject> => {
  const text = textOf(requested) ?? "";
  return (file) => text === "" || valueOf(file) === text;
};

/** Also accepts `parentFolderPath`: the platform's widgets send it, its contract does not have it (protocol section 3). */
export const getFiles: Destination = {
  reply: "FileObjectResponse",
  empty: { data: [] },
  answer({ gamification, request }) {
    const fields = fieldsOf(request);
    const passes = passesAll<FileObject>(
      isAmong(fields.ids, ({ id }) => id),
      isEqual(fields.repositoryId, ({ repositoryId }) => repositoryId),
      isEqual(fields.parentFolderPath, ({ parentFolderPath }) => parentFolderPath),
    );
    const found = sorted(gamification.read().files.filter(passes), fields.sortBy);
    return listReply("FileObject", found, pageOf(fields));
  },
};

const pick = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** The requested fields of a profile: `ALL`, or a list of names. The id is always included. */
function requestedFields(profile: Profile, request: unknown): object {
  const { includeFields, includeCustomFields, includeMetaDataFields } = fieldsOf(request);
  const names = textsOf(includeFields);
  const top = names.length === 0 || names.includes("ALL") ? profile : pick(profile, ["id", ...names]);
  return {
    ...top,
    customFields: pick(fieldsOf(profile.customFields), textsOf(includeCustomFields)),
    metadata: pick(fieldsOf(profile.metadata), textsOf(includeMetaDataFields)),
  };
}

export const getMember: Destination = {
  reply: "MemberResponse",
  role: "ViewMembers",
  empty: {},
  answer: ({ gamification, caller, request }) =>
    singleReply("Member", requestedFields(callingMember(gamification.read(), caller).profile, request)),
};

/** The protocol declares no reply (protocol section 2). Every client can read an empty object. */
export const heartbeat: Destination = { reply: "Heartbeat", empty: {}, answer: () => ({}) };

export const listCallbacks: Destination = {
  reply: "CallbacksResponse",
  empty: { callback: [] },
  answer: () => ({ callback: callbackKinds.map((name) => ({ name, constraints: [] })) }),
};
