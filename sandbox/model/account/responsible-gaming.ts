import * as v from "../valibot";
import type { Calls } from "../call";
import { success } from "../envelope";
import { toIsoInstant, toIsoInstantOrNull } from "../instant";
import { accountPaths } from "../paths";
import { isInForce } from "./restrictions";
import { forBearer } from "./credentials";
import { endpoint } from "./endpoint";

const noSelfExclusion = { active: false, from: null, until: null, billCode: "" };

const selfExclusion = forBearer(({ selfExclusion: record }, { model }) =>
  success(
    record
      ? {
          active: isInForce(record, model.clock.now()),
          from: toIsoInstant(record.from),
          until: toIsoInstantOrNull(record.until),
          billCode: record.billCode,
        }
      : noSelfExclusion,
  ),
);

/** All pauses on record. The client decides which of them are in force. */
const gamePauses = forBearer(({ breaks }) =>
  success({
    breaks: breaks.map(({ scope, from, until, permanent }) => ({
      scope,
      from: toIsoInstant(from),
      until: toIsoInstantOrNull(until),
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
