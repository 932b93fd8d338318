import * as v from "valibot";
import type { Calls } from "../call";
import { granted } from "../envelope";
import { accountPaths } from "../paths";
import type { Player } from "./players";
import { forBearer } from "./credentials";
import { endpoint, type Given } from "./endpoint";
import { describedSender, filled } from "./fields";

const enableBody = v.strictObject({
  ...describedSender,
  productId: filled("productId"),
  sessionId: filled("sessionId"),
});

/** Enables a product; nothing is enabled while the player may not play. */
function enable(player: Player, { model, body }: Given<unknown, v.InferOutput<typeof enableBody>>) {
  if (player.restriction !== "none") return granted({ enabled: false });
  const products = new Set([...player.products, body.productId]);
  model.players.change(player.username, { products: [...products] });
  return granted({ enabled: true });
}

export const productCalls: Calls = {
  [`POST ${accountPaths.productEnable}`]: endpoint(
    { statelessHeaders: "in stateless mode", body: enableBody },
    forBearer(enable),
  ),
};
