import * as v from "valibot";
import type { Calls } from "../call";
import { granted } from "../envelope";
import { toInstant, toInstantOrNull } from "../instant";
import { accountPaths } from "../paths";
import { isInForce } from "./restrictions";
import { forBearer } from "./credentials";
import { endpoint } from "./endpoint";

const noSelfExclusion = { active: false, from: null, until: null, billCode: "" };

const selfExclusion = forBearer(({ selfExclusion: record }, { model }) =>
  granted(
    record
      ? {
          active: isInForce(record, model.clock.now()),
          from: toInstant(record.from),
          until: toInstantOrNull(record.until),
          billCode: record.billCode,
        }
      : noSelfExclusion,
  ),
);

/** All that is on record: which pauses are in force, the reader judges. */
const gamePauses = forBearer(({ breaks }) =>
  granted({
    breaks: breaks.map(({ scope, from, until, permanent }) => ({
      scope,
      from: toInstant(from),
      until: toInstantOrNull(until),
      permanent,
    })),
  }),
);

const pausesQuery = v.strictObject({ permanenti: v.literal("false", 'permanenti must be "false"') });

export const responsibleGamingCalls: Calls = {
  [`GET ${accountPaths.selfExclusion}`]: endpoint({}, selfExclusion),
  [`GET ${accountPaths.statelessSelfExclusion}`]: endpoint({ statelessHeaders: "always" }, selfExclusion),
  [`GET ${accountPaths.gamePauses}`]: endpoint({ query: pausesQuery }, gamePauses),
  [`GET ${accountPaths.statelessGamePauses}`]: endpoint(
    { statelessHeaders: "always", query: pausesQuery },
    gamePauses,
  ),
};
