import type { GamificationClient } from "../client/client";
import { CallFailure } from "../client/errors";
import type { ListKind } from "../entities/list-kind";
import { readAllPages } from "../entities/paging";
import { getAchievements } from "../protocol/achievements";
import { awardDeadline, awardStateOf, getAwards } from "../protocol/awards";
import type { CallOptions } from "../protocol/call";
import { getCompetitions } from "../protocol/competitions";
import { getMessages } from "../protocol/messages";
import { optInStates } from "../protocol/opt-in";
import { entityPhases, needsOptIn, optInReading } from "../protocol/states";
import { agendaEntry, type AgendaEntry, inOrder } from "./entries";

/** Selects the entries of the agenda. */
export interface AgendaQuery {
  /** The language of the platform's texts. */
  readonly language: string;
  /**
   * True for a player who must not see any invitation to play. In this case, only awards to claim are read.
   */
  readonly isPlain: boolean;
}

type Client = Pick<GamificationClient, "call">;

/**
 * Everything that ends for the member: awards to claim, achievements and competitions in which the member
 * takes part, and messages. The read requires five calls. Entities that the token may not read are omitted.
 */
export const agendaList: ListKind<AgendaQuery, AgendaEntry> = {
  name: "agenda",
  entityTypes: ["Award", "Achievement", "Competition", "Contest", "Message"],
  async readPage(client, { language, isPlain }, _page, options) {
    const sources = isPlain ? [readAwards] : [readAwards, readAchievements, readCompetitions, readMessages];
    const read = sources.map((source) => ifAllowed(source(client, language, options)));
    const data = inOrder((await Promise.all(read)).flat());
    return { meta: undefined, data };
  },
};

async function ifAllowed(reading: Promise<readonly AgendaEntry[]>): Promise<readonly AgendaEntry[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CallFailure && error.kind === "unauthorised") return [];
    throw error;
  }
}

type Source = (client: Client, languageKey: string, options: CallOptions) => Promise<readonly AgendaEntry[]>;

const readAwards: Source = async (client, languageKey, options) => {
  const awards = await readAllPages((page) =>
    client.call(getAwards, { languageKey, awardFilter: { ...page, lifecycleStatus: "Active" } }, options),
  );
  return awards
    .filter((award) => awardStateOf(award) === "Issued")
    .flatMap((award) => agendaEntry("award", award, awardDeadline(award)));
};

/** An achievement that does not require an opt-in is included once the member has begun it. */
const readAchievements: Source = async (client, languageKey, options) => {
  const filter = { statusCode: entityPhases.running, includeOptInState: true };
  const achievements = await readAllPages((page) =>
    client.call(getAchievements, { languageKey, achievementFilter: { ...page, ...filter } }, options),
  );
  return achievements
    .filter((achievement) => {
      const { optInStatus } = achievement;
      const reading = optInStatus && optInReading(optInStatus);
      return reading === "in" && (needsOptIn(achievement) || (optInStatus?.percentageComplete ?? 0) > 0);
    })
    .flatMap((each) => agendaEntry("achievement", each, each.scheduling?.endDate));
};

/** The range of status codes of members who take part. Both ends are exclusive (protocol section 5). */
const takingPart = { gt: 10, lt: 35 };

const readCompetitions: Source = async (client, languageKey, options) => {
  const states = await readAllPages((page) =>
    client.call(
      optInStates,
      { optinStatesFilter: { ids: [], entityTypes: ["Competition"], statusCodes: takingPart, ...page } },
      options,
    ),
  );
  const ids = states.flatMap(({ entityId }) => (entityId === undefined ? [] : [entityId]));
  if (ids.length === 0) return [];
  const competitions = await readAllPages((page) =>
    client.call(getCompetitions, { languageKey, competitionFilter: { ...page, ids } }, options),
  );
  return competitions.flatMap((each) =>
    agendaEntry("competition", each, each.actualEndDate ?? each.scheduledEndDate),
  );
};

const readMessages: Source = async (client, languageKey, options) => {
  const messages = await readAllPages((page) =>
    client.call(getMessages, { languageKey, messageFilter: { ...page, status: ["New", "Read"] } }, options),
  );
  return messages.flatMap(({ id, subject, expiry }) => agendaEntry("message", { id, name: subject }, expiry));
};
