import { decideAward } from "../actions/awards";
import { setMessageStatus } from "../actions/messages";
import { manageOptin as change, type OptInAction } from "../actions/opt-in";
import { donatePlays, type Play, playInstantWin as play } from "../actions/plays";
import { toWireOptIn } from "../space/opt-ins";
import { type MessageStatus, messageStatuses, wireInstant } from "../space/wire-values";
import { spaceName } from "../tokens";
import { basicMeta, type Destination, listReply, processEach, Refusal } from "./destination";
import { fieldsOf, isAmong, numberOf, textOf, textsOf } from "./filters";

/**
 * Decides on each award separately. The reply contains the awards for which the decision succeeded, and an
 * error for each of the others.
 */
const awardDecision = (decision: "claim" | "decline"): Destination => ({
  reply: "AwardResponse",
  role: "ClaimAwards",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const ids = textsOf(fieldsOf(request).awardIds);
    if (ids.length === 0) throw new Refusal(400, "awardIds è vuoto.");
    const { results, errors } = processEach(ids, (id) =>
      decideAward(gamification, caller.identity.memberId, id, decision),
    );
    return { ...listReply("Award", results), errors };
  },
});

export const claimAwards = awardDecision("claim");
export const declineAwards = awardDecision("decline");

const isStatus = (status: unknown): status is MessageStatus =>
  messageStatuses.some((known) => known === status);

/**
 * The requested status of each message. The request is a list whose items contain lists of ids (protocol
 * section 3).
 */
function statusChangesIn(request: unknown): readonly { readonly id: string; readonly status: unknown }[] {
  return (Array.isArray(request) ? request : [])
    .map(fieldsOf)
    .flatMap(({ id, status }) => textsOf(id).map((each) => ({ id: each, status })));
}

export const updateMessagesState: Destination = {
  reply: "ApiResponse",
  empty: { results: [] },
  answer({ gamification, caller, request }) {
    const { results, errors } = processEach(statusChangesIn(request), ({ id, status }) => {
      if (!isStatus(status)) throw new Refusal(400, "Lo stato non esiste.");
      setMessageStatus(gamification, caller.identity.memberId, id, status);
      return { id, externalReference: id, result: "UPDATED", relations: [] };
    });
    return { meta: basicMeta("Result", results.length, errors.length), results, errors };
  },
};

const isAction = (action: unknown): action is OptInAction => action === "join" || action === "leave";

export const manageOptin: Destination = {
  reply: "OptInResponse",
  role: "ViewMembers",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const { entityId, action } = fieldsOf(request);
    if (!isAction(action)) throw new Refusal(400, "action deve essere join o leave.");
    const intermediate = change(gamification, caller.identity.memberId, textOf(entityId) ?? "", action);
    return listReply("OptinStatus", [toWireOptIn(intermediate)]);
  },
};

export const getInstantWinAvailablePlays: Destination = {
  reply: "InstantWinsAvailablePlayResponse",
  role: "ViewInstantWinsAvailablePlays",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const ids = textsOf(fieldsOf(request).instantWinIds);
    const { instantWins, members } = gamification.read();
    const plays = members[caller.identity.memberId]?.plays ?? {};
    const found = instantWins
      .filter(isAmong(ids, ({ id }) => id))
      .map(({ id }) => ({ instantWinId: id, remainingPlays: plays[id] ?? 0 }));
    return listReply("InstantWinsAvailablePlayResults", found);
  },
};

const resultOf = ({ number, tile, award, remainingPlays }: Play, instantWinId: string, now: number) => ({
  remainingPlays,
  results: {
    id: `play-${instantWinId}-${number}`,
    spaceName,
    created: wireInstant(now),
    awards: award ? [{ awardId: award.id, rewardId: award.rewardId, value: award.rewardValue }] : [],
    tiles: [tile],
  },
});

export const playInstantWin: Destination = {
  reply: "InstantWinPlayResponse",
  role: "PlayInstantWin",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const id = textOf(fieldsOf(request).instantWinId) ?? "";
    const played = play(gamification, caller.identity.memberId, id);
    return listReply("InstantWinPlayResults", [resultOf(played, id, gamification.clock.now())]);
  },
};

export const donateInstantWinPlays: Destination = {
  reply: "InstantWinsAvailablePlayResponse",
  role: "ViewInstantWinsAvailablePlays",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const { instantWinId, numberOfPlaysToDonate } = fieldsOf(request);
    const id = textOf(instantWinId) ?? "";
    const count = numberOf(numberOfPlaysToDonate) ?? 0;
    if (!Number.isInteger(count) || count < 1) throw new Refusal(400, "Quante giocate?");
    const remainingPlays = donatePlays(gamification, caller.identity.memberId, id, count);
    return listReply("InstantWinsAvailablePlayResults", [{ instantWinId: id, remainingPlays }]);
  },
};
