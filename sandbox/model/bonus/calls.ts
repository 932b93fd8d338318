import * as v from "../valibot";
import { endpoint } from "../account/endpoint";
import { nonEmptyText } from "../account/fields";
import type { Calls } from "../call";
import { success } from "../envelope";
import { bonusPaths } from "../paths";

const idsQuery = v.strictObject({ ids: nonEmptyText("ids") });

/** The calls of the bonus manager. They are public and need no credentials. */
export const bonusCalls: Calls = {
  [`GET ${bonusPaths.list}`]: endpoint({}, ({ model }) => success({ bonus: model.bonuses.all() })),
  [`GET ${bonusPaths.byIds}`]: endpoint({ query: idsQuery }, ({ model, query }) =>
    success({ bonus: model.bonuses.byIds(query.ids.split(",")) }),
  ),
};
