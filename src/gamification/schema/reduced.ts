import * as v from "valibot";
import { banners, extras, model } from "./common";
import { anything, map, number, text } from "./fields";

/* Products and rewards inside other entities. They are apart from the whole ones, which fewer pages need. */

/** A product inside another entity. */
export const productReduced = v.object({ ...extras, ...banners, id: text, name: text, productRefId: text });

/** The unit in which a reward's value is expressed. */
export const rewardTypeReduced = v.object({
  key: text,
  uom: text,
  uomIsoCode: text,
  uomSymbol: text,
  uomType: text,
  customFields: map(anything),
});

/** A reward inside another entity (the specification's issued reward). Here `rewardType` is a text. */
export const rewardReduced = v.object({
  ...model,
  rewardRank: text,
  name: text,
  rewardValue: number,
  rewardType: text,
  rewardTypeId: text,
});

export type ProductReduced = v.InferOutput<typeof productReduced>;
export type RewardTypeReduced = v.InferOutput<typeof rewardTypeReduced>;
export type RewardReduced = v.InferOutput<typeof rewardReduced>;
