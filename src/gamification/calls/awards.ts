import {
  type Award,
  type AwardRequest,
  awardsReply,
  type ClaimAwardRequest,
  type DeclineAwardRequest,
} from "../schema/awards";
import type { ListReply } from "../schema/envelope";
import { type Call, read, write } from "./call";

/** Reads the member's awards. */
export const getAwards: Call<AwardRequest, ListReply<Award>> = read(
  "getAwards",
  "awardRequest",
  awardsReply,
  "ViewAwards",
);

/** Claims awards. The reply has their new state. */
export const claimAwards: Call<ClaimAwardRequest, ListReply<Award>> = write(
  "claimAwards",
  "claimAwardRequest",
  awardsReply,
  "ClaimAwards",
);

/** Declines awards permanently. The reply has their new state. */
export const declineAwards: Call<DeclineAwardRequest, ListReply<Award>> = write(
  "declineAwards",
  "declineAwardRequest",
  awardsReply,
  "ClaimAwards",
);
