import * as v from "../valibot";
import type { Calls } from "../call";
import { success } from "../envelope";
import { toIsoInstant } from "../instant";
import { accountPaths } from "../paths";
import { playerOf, unauthorised } from "./credentials";
import { endpoint, type ValidCall, malformed } from "./endpoint";
import { nonEmptyText } from "./fields";

const betsQuery = v.strictObject({ tokenJWT: nonEmptyText("tokenJWT") });

/** The betting back end reads the token from the query and refuses an `Authorization` header. */
function openBets({ model, headers, query }: ValidCall<v.InferOutput<typeof betsQuery>>) {
  if (headers.authorization !== undefined) return malformed("no Authorization here: the query has the token");
  const player = playerOf(model, query.tokenJWT);
  if (!player) return unauthorised();
  return success({
    bets: player.openBets.map(({ placedAt, ...bet }) => ({ ...bet, placedAt: toIsoInstant(placedAt) })),
  });
}

export const openBetsCalls: Calls = {
  [`GET ${accountPaths.openBets}`]: endpoint(
    { statelessHeaders: "in stateless mode", query: betsQuery },
    openBets,
  ),
};
