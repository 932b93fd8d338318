import type { ListReply } from "../schema/envelope";
import { type MissionStates, missionStatesReply, type MissionStatesRequest } from "../schema/missions";
import { type Call, read } from "./call";

/** Reads missions, with the member's opt-in state in each step. */
export const getMissionStates: Call<MissionStatesRequest, ListReply<MissionStates>> = read(
  "getMissionStates",
  "missionStatesRequest",
  missionStatesReply,
);
