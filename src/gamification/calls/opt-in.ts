import type { ListReply } from "../schema/envelope";
import {
  type ManageOptinRequest,
  optInReply,
  type OptInStatesRequest,
  type OptinStatus,
} from "../schema/opt-in";
import { type Call, read, write } from "./call";

/** Joins or leaves; answers with the states as they are now. */
export const manageOptin: Call<ManageOptinRequest, ListReply<OptinStatus>> = write(
  "manageOptin",
  "manageOptinRequest",
  optInReply,
);

/** The member's part in entities. */
export const optInStates: Call<OptInStatesRequest, ListReply<OptinStatus>> = read(
  "optInStates",
  "optInStatesRequest",
  optInReply,
);
