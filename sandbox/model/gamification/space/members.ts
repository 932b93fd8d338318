import { demoPlayers } from "../../account/demo-players";
import { publicMember, spaceName } from "../tokens";
import { demoAwards } from "./awards";
import type { Award, Message, OptIn, Reward } from "./entities";
import { day, type EntityContext } from "./entity-context";
import { demoPlays } from "./instant-wins";
import { demoMessages } from "./messages";
import { demoOptIns } from "./opt-ins";
import { wireInstant } from "./wire-values";

/** A member as `getMember` returns it. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly memberRefId: string;
  readonly [field: string]: unknown;
}

/** Everything that belongs to one member. */
export interface MemberState {
  readonly profile: Profile;
  readonly awards: readonly Award[];
  readonly messages: readonly Message[];
  readonly optIns: readonly OptIn[];
  /** The number of plays that the member has used. */
  readonly played: number;
  /** Plays left, by instant win. */
  readonly plays: Readonly<Record<string, number>>;
  /**
   * Index of the tile that the next play of an instant win selects, by instant win. If it is undefined, the
   * probabilities decide.
   */
  readonly nextTiles?: Readonly<Record<string, number | undefined>>;
}

/** The id that a player has in the space. */
export const memberIdOf = (username: string) => `mem-${username}`;

const createProfile = ({ now }: EntityContext, id: string, memberRefId: string, name: string): Profile => ({
  id,
  spaceName,
  created: wireInstant(now - 200 * day),
  name,
  memberRefId,
  memberType: "Individual",
  teamMembers: [],
  constraints: [],
  timeZoneOffset: "+01:00",
  customFields: { livello: "Argento", punti: 1250 },
  tags: ["demo", "argento"],
  metadata: { origin: "sandbox" },
});

const emptyState = { awards: [], messages: [], optIns: [], played: 0, plays: {} };

/** The demo player who has awards, messages, opt-ins and plays. */
const fullMember = "giulia";

/** The demo player who won awards before the self-exclusion. The self-exclusion began ten days ago. */
const restrictedMember = "marco";
const wonBefore = 11 * day;
const restrictedAwards = ["awa-da-riscattare", "awa-consegnato"];

/**
 * Messages of the restricted player. The library hides one of them, because it may be an invitation to play.
 */
const restrictedMessages = ["msg-torneo", "msg-limiti"];

const awardsBefore = ({ now }: EntityContext, awards: readonly Award[]): readonly Award[] => {
  const won = wireInstant(now - wonBefore);
  return awards
    .filter(({ id }) => restrictedAwards.includes(id))
    .map((award) => ({
      ...award,
      id: `${award.id}-${restrictedMember}`,
      created: won,
      ...(award.activeFrom !== undefined && { activeFrom: won }),
    }));
};

export function demoMembers(
  context: EntityContext,
  rewards: readonly Reward[],
): Readonly<Record<string, MemberState>> {
  const players = demoPlayers.map(({ username, displayName }) => {
    const id = memberIdOf(username);
    const full = {
      awards: demoAwards(context, rewards, id, username),
      messages: demoMessages(context, id),
      optIns: demoOptIns,
      played: 0,
      plays: demoPlays,
    };
    const restricted = {
      ...emptyState,
      awards: awardsBefore(context, full.awards),
      messages: full.messages
        .filter((message) => restrictedMessages.includes(message.id))
        .map((message) => ({ ...message, id: `${message.id}-${restrictedMember}` })),
    };
    const state = username === fullMember ? full : username === restrictedMember ? restricted : emptyState;
    return [id, { profile: createProfile(context, id, username, displayName), ...state }] as const;
  });
  const visitor = { profile: createProfile(context, publicMember, publicMember, "Public"), ...emptyState };
  return Object.fromEntries([...players, [publicMember, visitor]]);
}
