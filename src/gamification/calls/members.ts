import type { ObjectReply } from "../schema/envelope";
import { type Member, memberReply, type MemberRequest } from "../schema/members";
import {
  type MemberTokenInfo,
  memberTokenReply,
  type MemberTokenRequest,
  modelCountReply,
  type ModelCountReply,
  type ModelCountRequest,
} from "../schema/tokens";
import { type Call, read, write } from "./call";

/** Reads the member to whom the token belongs. */
export const getMember: Call<MemberRequest, ObjectReply<Member>> = read(
  "getMember",
  "memberRequest",
  memberReply,
  "ViewMembers",
);

/** Creates a token for a member. */
export const createMemberToken: Call<MemberTokenRequest, ObjectReply<MemberTokenInfo>> = write(
  "createMemberToken",
  "memberTokenRequest",
  memberTokenReply,
);

/** Reads the number of entities that are active for the member. */
export const getActiveEntitiesCount: Call<ModelCountRequest, ModelCountReply> = read(
  "getActiveEntitiesCount",
  "modelCountRequest",
  modelCountReply,
  "ViewAchievements",
);
