import {
  type Award,
  type AwardRequest,
  awardsReply,
  type ClaimAwardRequest,
  type DeclineAwardRequest,
} from "../schema/awards";
import type { ListReply } from "../schema/envelope";
import { type Call, read, write } from "./call";

/** The member's awards. */
export const getAwards: Call<AwardRequest, ListReply<Award>> = read("getAwards", "awardRequest", awardsReply);

/** Claims awards; answers with them as they are now. */
export const claimAwards: Call<ClaimAwardRequest, ListReply<Award>> = write(
  "claimAwards",
  "claimAwardRequest",
  awardsReply,
);

/** Gives awards up for good; answers with them as they are now. */
export const declineAwards: Call<DeclineAwardRequest, ListReply<Award>> = write(
  "declineAwards",
  "declineAwardRequest",
  awardsReply,
);
