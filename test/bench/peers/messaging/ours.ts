import * as v from "valibot";
import { type Call, createGamification, getMember, type RequestOf } from "../../../../src/gamification";
import type { Make } from "./index";

type MemberCall = Call<RequestOf<typeof getMember>, unknown>;

const request = { includeFields: ["ALL"], includeCustomFields: [] };

/** The same call as it comes, unread: what the messaging alone costs. */
const unread: MemberCall = { ...getMember, read: (reply) => reply, schema: v.unknown() };

/** @param call what is called, with or without a look at what comes */
const ours =
  (call: MemberCall): Make =>
  async (address, token, boardId, onBoard) => {
    const client = createGamification({ address, getToken: () => Promise.resolve(token) });
    client.open();
    if (boardId) client.board(boardId, { topRanksToInclude: 10 }, () => onBoard());
    await client.call(getMember, request);
    return {
      call: () => client.call(call, request, { fresh: true, timeout: 120_000 }),
      close: () => client.close(),
    };
  };

export const withSchema = ours(getMember);
export const withoutSchema = ours(unread);
