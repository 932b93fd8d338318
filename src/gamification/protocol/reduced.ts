import * as v from "../../utils/valibot";
import { banners, extras, model } from "./common";
import { anything, instant, list, map, number, text } from "./fields";

/*
 * Products and rewards inside other entities. They are separate from the replies with complete products and
 * rewards, which fewer pages need.
 */

/**
 * The factor by which a product raises or lowers the value of an action (the specification's action
 * adjustment).
 */
export const actionTypeAdjustmentFactor = v.object({ adjustmentFactor: number, actionTypeId: text });

export const productFields = {
  ...extras,
  ...banners,
  id: text,
  spaceName: text,
  created: instant,
  name: text,
  description: text,
  adjustmentFactor: number,
  /** The site's own id of the game. */
  productRefId: text,
  productType: text,
  actionTypeAdjustmentFactors: list(actionTypeAdjustmentFactor),
};

/**
 * A product inside another entity. In the specification it has all fields of a product, in the platform's
 * contract only some of them. Only here may the `id` be missing.
 */
export const productReduced = v.object({ ...productFields });

/** The unit in which a reward's value is expressed. */
export const rewardTypeReduced = v.object({
  key: text,
  uom: text,
  uomIsoCode: text,
  uomSymbol: text,
  uomType: text,
  customFields: map(anything),
});

/** A reward inside another entity (the specification's issued reward). Here `rewardType` is a string. */
export const rewardReduced = v.object({
  ...model,
  rewardRank: text,
  name: text,
  rewardValue: number,
  rewardType: text,
  rewardTypeId: text,
});

export type ActionTypeAdjustmentFactor = v.InferOutput<typeof actionTypeAdjustmentFactor>;
export type ProductReduced = v.InferOutput<typeof productReduced>;
export type RewardTypeReduced = v.InferOutput<typeof rewardTypeReduced>;
export type RewardReduced = v.InferOutput<typeof rewardReduced>;
