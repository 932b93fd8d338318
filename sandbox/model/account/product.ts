import * as v from "../valibot";
import type { Calls } from "../call";
import { success } from "../envelope";
import { accountPaths } from "../paths";
import type { Player } from "./players";
import { forBearer } from "./credentials";
import { endpoint, type ValidCall } from "./endpoint";
import { describedSender, nonEmptyText } from "./fields";

const enableBody = v.strictObject({
  ...describedSender,
  productId: nonEmptyText("productId"),
  sessionId: nonEmptyText("sessionId"),
});

/** Enables a product, unless a restriction forbids the player to play. */
function enable(player: Player, { model, body }: ValidCall<unknown, v.InferOutput<typeof enableBody>>) {
  if (player.restriction !== "none") return success({ enabled: false });
  const products = new Set([...player.products, body.productId]);
  model.players.change(player.username, { products: [...products] });
  return success({ enabled: true });
}

export const productCalls: Calls = {
  [`POST ${accountPaths.productEnable}`]: endpoint(
    { statelessHeaders: "in stateless mode", body: enableBody },
    forBearer(enable),
  ),
};
