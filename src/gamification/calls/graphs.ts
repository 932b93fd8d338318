import type { ObjectReply } from "../schema/envelope";
import { entityGraphReply, type EntityGraphRequest, type EntityGraphResult } from "../schema/graphs";
import { type Call, read } from "./call";

/** Reads the dependencies between entities, such as the steps of a mission. */
export const getGraph: Call<EntityGraphRequest, ObjectReply<EntityGraphResult>> = read(
  "getGraph",
  "entityGraphRequest",
  entityGraphReply,
  "ViewMissions",
);
