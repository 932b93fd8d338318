import { type Competition, type CompetitionRequest, competitionsReply } from "../schema/competitions";
import { type Contest, type ContestRequest, contestsReply } from "../schema/contests";
import type { ListReply } from "../schema/envelope";
import { type Call, read } from "./call";

/** Reads competitions. */
export const getCompetitions: Call<CompetitionRequest, ListReply<Competition>> = read(
  "getCompetitions",
  "competitionRequest",
  competitionsReply,
  "ViewCompetitions",
);

/** Reads the contests of competitions. */
export const getContests: Call<ContestRequest, ListReply<Contest>> = read(
  "getContests",
  "contestRequest",
  contestsReply,
  "ViewContests",
);
