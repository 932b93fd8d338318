import { type Profile } from "./member-state";
import { demoPlayers } from "../../account/demo-players";
import { publicMember, spaceName } from "../tokens";
import { demoAwards } from "./awards";
import type { Reward } from "./entities";
import { demoPlays } from "./instant-wins";
import { day, type EntityContext } from "./entity-context";
import { demoMessages } from "./messages";
import { demoOptIns } from "./opt-ins";
import type { MemberState } from "./member-state";
import { wireInstant } from "./wire-instant";

/** A player's id in the space; his name there is what everybody may see. */
export const memberIdOf = (username: string) => `mem-${username}`;

const profile = ({ now }: EntityContext, id: string, memberRefId: string, name: string): Profile => ({
  id,
  spaceName,
  created: wireInstant(now - 200 * day),
  name,
  memberRefId,
  memberType: "Individual",
  teamMembers: [],
  constraints: [],
  timeZoneOffset: "+01:00",
  customFields: { livello: "Argento" },
  tags: ["demo"],
  metadata: { origin: "sandbox" },
});

const nothing = { awards: [], messages: [], optIns: [], played: 0, plays: {} };

/** The one player whom the demonstration gives something of everything. */
const fullMember = "giulia";

const full = (making: EntityContext, rewards: readonly Reward[], id: string, refId: string) => ({
  awards: demoAwards(making, rewards, id, refId),
  messages: demoMessages(making, id),
  optIns: demoOptIns,
  played: 0,
  plays: demoPlays,
});

export function demoMembers(
  making: EntityContext,
  rewards: readonly Reward[],
): Readonly<Record<string, MemberState>> {
  const players = demoPlayers.map(({ username, displayName }) => {
    const id = memberIdOf(username);
    const state = username === fullMember ? full(making, rewards, id, username) : nothing;
    return [id, { profile: profile(making, id, username, displayName), ...state }] as const;
  });
  const visitor = { profile: profile(making, publicMember, publicMember, "Public"), ...nothing };
  return Object.fromEntries([...players, [publicMember, visitor]]);
}
