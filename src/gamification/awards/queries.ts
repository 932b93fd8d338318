import type { GamificationClient } from "../client/client";
import type { EntityWrite } from "../entities/entity-writes";
import type { ListKind } from "../entities/list-kind";
import {
  type Award,
  type AwardFilter,
  type AwardLifecycle,
  type AwardState,
  awardStateOf,
  claimAwards,
  declineAwards,
  getAwards,
} from "../protocol/awards";
import type { ListReply } from "../protocol/envelope";

/** Selects the awards of a panel. */
export interface AwardQuery {
  readonly lifecycle: Lowercase<AwardLifecycle> | "all";
  readonly tags: readonly string[];
  /** Ids of the awards to show. If ids are set, all other conditions still apply. */
  readonly ids: readonly string[];
  /** The language of the platform's texts. */
  readonly language: string;
}

const lifecycles = { upcoming: "Upcoming", active: "Active", archived: "Archived", all: undefined } as const;

/**
 * The member's awards, newest first. Each page requires one call. An award contains its value, unit and
 * texts, so its reward is not read.
 */
export const awardList: ListKind<AwardQuery, Award> = {
  name: "awards",
  entityTypes: ["Award"],
  readPage(client, { lifecycle, tags, ids, language }, page, options) {
    const lifecycleStatus = lifecycles[lifecycle];
    const awardFilter: AwardFilter = {
      tags,
      ids,
      ...page,
      ...(lifecycleStatus && { lifecycleStatus }),
      sortBy: [{ queryField: "created", order: "Desc" }],
    };
    return client.call(getAwards, { languageKey: language, awardFilter }, options);
  },
};

/** A member's decision about an award: to claim it or to decline it. Both decisions are permanent. */
export type AwardDecision = "claim" | "decline";

const calls = { claim: claimAwards, decline: declineAwards } as const;

/** For each decision, the states of an award that show that the decision has taken effect. */
const wanted: Readonly<Record<AwardDecision, readonly (AwardState | undefined)[]>> = {
  claim: ["Claimed", "Processing", "Delivered", "Completed"],
  decline: ["Declined"],
};

/** True while the award is missing or Issued. A missing award may still appear in a later reply. */
const isUndecided = (award: Award | undefined) => !award || awardStateOf(award) === "Issued";

/**
 * Creates the write that claims or declines one award, with the reads that confirm it. The reads end as soon
 * as the award is no longer Issued, even if this decision is not the cause, for example because the award has
 * expired.
 */
export function awardWrite(
  client: Pick<GamificationClient, "call" | "readUntil">,
  {
    id,
    decision,
    language,
  }: { readonly id: string; readonly decision: AwardDecision; readonly language: string },
): EntityWrite {
  const awardIn = ({ data }: ListReply<Award>) => data.find((award) => award.id === id);
  const request = { languageKey: language, awardFilter: { ids: [id], skip: 0, limit: 1 } };
  return {
    action: decision,
    send: (signal) => client.call(calls[decision], { languageKey: language, awardIds: [id] }, { signal }),
    async confirm(signal) {
      const reply = await client.readUntil(
        (options) => client.call(getAwards, request, options),
        (read) => !isUndecided(awardIn(read)),
        { signal },
      );
      const award = awardIn(reply);
      return award !== undefined && wanted[decision].includes(awardStateOf(award));
    },
  };
}
