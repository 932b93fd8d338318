import type { ListReply } from "../schema/envelope";
import {
  type ManageOptinRequest,
  optInReply,
  type OptInStatesRequest,
  type OptinStatus,
} from "../schema/opt-in";
import { type Call, read, write } from "./call";

/** Joins or leaves an entity. The reply has the new states. */
export const manageOptin: Call<ManageOptinRequest, ListReply<OptinStatus>> = write(
  "manageOptin",
  "manageOptinRequest",
  optInReply,
  "ViewMembers",
);

/** Reads the member's opt-in states in entities. */
export const optInStates: Call<OptInStatesRequest, ListReply<OptinStatus>> = read(
  "optInStates",
  "optInStatesRequest",
  optInReply,
  "ViewMembers",
);
