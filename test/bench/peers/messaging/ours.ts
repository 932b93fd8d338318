import * as v from "valibot";
import { type Call, createGamification, getMember, type RequestOf } from "../../../../src/gamification";
import type { ConnectPeer } from "./index";

type MemberCall = Call<RequestOf<typeof getMember>, unknown>;

const request = { includeFields: ["ALL"], includeCustomFields: [] };

/** A call whose reply is not checked, to measure the messaging alone. */
const unchecked: MemberCall = { ...getMember, read: (reply) => reply, schema: v.unknown() };

/** @param call the call to measure */
const ours =
  (call: MemberCall): ConnectPeer =>
  async (url, token, boardId, onBoard) => {
    const client = createGamification({ url, getToken: () => Promise.resolve(token) });
    client.open();
    if (boardId) client.board(boardId, { topRanksToInclude: 10 }, () => onBoard());
    await client.call(getMember, request);
    return {
      call: () => client.call(call, request, { fresh: true, timeoutMs: 120_000 }),
      close: () => client.close(),
    };
  };

export const withSchema = ours(getMember);
export const withoutSchema = ours(unchecked);
