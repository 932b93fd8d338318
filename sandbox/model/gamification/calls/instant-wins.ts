import { donatePlays, type Play, playInstantWin as play, playsLeft } from "../actions/plays";
import type { InstantWin } from "../space/entities";
import { spaceName } from "../tokens";
import { wireInstant } from "../space/wire-instant";
import {
  constraintTest,
  fieldsOf,
  numberOf,
  textOf,
  textsOf,
  hasAmong,
  isAmong,
  isWithin,
  passesAll,
  type Test,
} from "./filters";
import { type Destination, Refusal, listReply, pageOf } from "./destination";

const singleItem = { skip: 0, limit: 1 };

function hasType(types: unknown): Test<InstantWin> {
  const requested = Array.isArray(types) ? types : [];
  return ({ instantWinType }) => requested.length === 0 || requested.includes(instantWinType);
}

export const listInstantWins: Destination = {
  reply: "InstantWinResponse",
  role: "ViewInstantWin",
  empty: { data: [] },
  answer({ gamification, request }) {
    const filter = fieldsOf(fieldsOf(request).instantWinFilter);
    const state = gamification.read();
    const passes = passesAll<InstantWin>(
      isAmong(filter.ids, ({ id }) => id),
      hasAmong(filter.tags, ({ tags }) => tags),
      isWithin(filter.statusCode, ({ statusCode }) => statusCode),
      hasType(filter.instantWinTypes),
      constraintTest(filter.constraints, state),
    );
    return listReply("InstantWin", state.instantWins.filter(passes), pageOf(filter));
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
    return listReply("InstantWinsAvailablePlayResults", found, { skip: 0, limit: found.length });
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
    return listReply("InstantWinPlayResults", [resultOf(played, id, gamification.clock.now())], singleItem);
  },
};

export const donateInstantWinPlays: Destination = {
  reply: "InstantWinsAvailablePlayResponse",
  role: "ViewInstantWinsAvailablePlays",
  empty: { data: [] },
  answer({ gamification, caller, request }) {
    const { instantWinId, numberOfPlaysToDonate } = fieldsOf(request);
    const [id, count] = [textOf(instantWinId) ?? "", numberOf(numberOfPlaysToDonate) ?? 0];
    if (!Number.isInteger(count) || count < 1) throw new Refusal(400, "Quante giocate?");
    donatePlays(gamification, caller.identity.memberId, id, count);
    const remainingPlays = playsLeft(gamification, caller.identity.memberId, id);
    const left = { instantWinId: id, remainingPlays };
    return listReply("InstantWinsAvailablePlayResults", [left], singleItem);
  },
};
