import * as v from "valibot";
import type { Calls } from "../call";
import { granted } from "../envelope";
import { toInstant } from "../instant";
import { accountPaths } from "../paths";
import { playerOf, unauthorised } from "./credentials";
import { endpoint, type Given, malformed } from "./endpoint";
import { filled } from "./fields";

const betsQuery = v.strictObject({ tokenJWT: filled("tokenJWT") });

/** The betting back end: it takes the token from the query alone. */
function openBets({ model, headers, query }: Given<v.InferOutput<typeof betsQuery>>) {
  if (headers.authorization !== undefined) return malformed("no Authorization here: the query has the token");
  const player = playerOf(model, query.tokenJWT);
  if (!player) return unauthorised();
  return granted({
    bets: player.openBets.map(({ placedAt, ...bet }) => ({ ...bet, placedAt: toInstant(placedAt) })),
  });
}

export const openBetsCalls: Calls = {
  [`GET ${accountPaths.openBets}`]: endpoint(
    { statelessHeaders: "in stateless mode", query: betsQuery },
    openBets,
  ),
};
