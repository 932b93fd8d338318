import * as v from "../../utils/valibot";
import { type Call, read } from "./call";
import { entityFilter, paging, querySortBy } from "./common";
import { listReply, type ListReply } from "./envelope";
import { flag, list, type ListField, needed, number, part, text, texts } from "./fields";

export const ruleArgument = v.object({ argument: needed(text), value: text, type: text, order: number });

/** A routine that a rule calls when its conditions are met. */
export const ruleRoutine = v.object({ routine: text, arguments: list(ruleArgument), lineNumber: number });

const expression = {
  type: text,
  mustMatchAll: flag,
  mustEvaluateTo: flag,
  scope: text,
  operand: text,
  operator: text,
  value: text,
  then: list(ruleRoutine),
  lineNumber: number,
};

type Flat = v.ObjectSchema<typeof expression, undefined>;

export interface RuleExpression extends v.InferOutput<Flat> {
  readonly rules: readonly RuleExpression[];
}

interface WireExpression extends v.InferInput<Flat> {
  readonly rules?: readonly WireExpression[] | undefined;
}

const nested: ListField<WireExpression, RuleExpression> = list(v.lazy(() => ruleExpression));

/** A node of a rule's expression tree. */
export const ruleExpression: v.GenericSchema<WireExpression, RuleExpression> = v.object({
  ...expression,
  rules: nested,
});

/** The rules that decide what counts towards an entity (the specification's rule set). */
export const rule = v.object({
  id: text,
  entityId: text,
  entityType: text,
  action: text,
  context: text,
  rules: part(ruleExpression),
});

export const rulesReply = listReply(rule);

/** The specification's entity list request. */
export const entityRequest = v.object({
  languageKey: text,
  entityFilter: list(entityFilter),
  sortBy: list(querySortBy),
  ...paging,
});

/** The specification's entity id list. It is part of the contract, but no destination uses it. */
export const ruleRequest = v.object({ entityIds: texts });

export type RuleArgument = v.InferOutput<typeof ruleArgument>;
export type RuleRoutine = v.InferOutput<typeof ruleRoutine>;
export type Rule = v.InferOutput<typeof rule>;
export type EntityRequest = v.InferInput<typeof entityRequest>;
export type RuleRequest = v.InferInput<typeof ruleRequest>;

/** Reads the rules that decide what counts towards entities. */
export const getRules: Call<EntityRequest, ListReply<Rule>> = read(
  "getRules",
  "entityRequest",
  rulesReply,
  "ViewRules",
);
