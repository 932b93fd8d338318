import { type EntityName, ownerOf, readEntityNames } from "../entities/entity-names";
import type { ListKind } from "../entities/list-kind";
import type { EntityType } from "../protocol/enumerations";
import { getRules, type Rule } from "../protocol/rules";
import { readRuleTree, type RuleNode } from "./rule-tree";

/** Selects the rules of a panel. */
export interface RuleQuery {
  /** Kind of `ids`: rule sets, or entities whose rules are shown. */
  readonly of: "achievement" | "competition" | "contest" | "instant-win" | "rule-set";
  /** The ids; if empty, the rules of all entities of the type are selected. */
  readonly ids: readonly string[];
  /** The language of the platform's texts. */
  readonly language: string;
}

/** A rule, prepared for display. */
export interface RuleItem {
  readonly id: string;
  readonly rule: Rule;
  /** The rule's expression as a tree; undefined if the rule has no expression. */
  readonly tree: RuleNode | undefined;
  /** The entity that the rule is about; undefined if its name is unknown. */
  readonly owner: EntityName | undefined;
}

const entityTypes: Readonly<Record<RuleQuery["of"], EntityType>> = {
  achievement: "Achievement",
  competition: "Competition",
  contest: "Contest",
  "instant-win": "InstantWin",
  "rule-set": "RuleSet",
};

/**
 * Rules with the names of their entities. A page takes one call for the rules, and one for the entities of each type.
 */
export const ruleList: ListKind<RuleQuery, RuleItem> = {
  name: "rules",
  call: getRules,
  entityTypes: ["RuleSet", "Achievement", "Competition", "Contest", "InstantWin"],
  async readPage(client, { of, ids, language }, page, options) {
    const entityFilter = [{ entityType: entityTypes[of], entityIds: ids, memberTags: [] }];
    const { meta, data } = await client.call(
      getRules,
      { languageKey: language, entityFilter, ...page },
      options,
    );
    const names = await readEntityNames(client, data, language, options);
    return {
      meta,
      data: data.map((rule, index) => ({
        // The contract does not require an id.
        id: rule.id ?? `${rule.entityType} ${rule.entityId} ${page.skip + index}`,
        rule,
        tree: rule.rules && readRuleTree(rule.rules),
        owner: ownerOf(rule, names),
      })),
    };
  },
};
