import * as v from "valibot";
import { endpoint } from "../account/endpoint";
import { filled } from "../account/fields";
import type { Calls } from "../call";
import { granted } from "../envelope";
import { bonusPaths } from "../paths";

const idsQuery = v.strictObject({ ids: filled("ids") });

/** The bonus manager: public, no player is needed. */
export const bonusCalls: Calls = {
  [`GET ${bonusPaths.list}`]: endpoint({}, ({ model }) => granted({ bonus: model.bonuses.all() })),
  [`GET ${bonusPaths.byIds}`]: endpoint({ query: idsQuery }, ({ model, query }) =>
    granted({ bonus: model.bonuses.byIds(query.ids.split(",")) }),
  ),
};
