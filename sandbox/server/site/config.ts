import type { ConfigInput } from "../../../src/config";
import { accountPaths, bonusPaths, gamificationPaths, liveCasinoPaths } from "../../model";
import { botChecks } from "./bot-check";
import { type Html, trusted } from "./html";
import type { PageRequest } from "./page";

/** The page configuration with which the library uses the sandbox. */
export function pageConfig({ variants, context }: PageRequest, sessionRequired = false): ConfigInput {
  const { language, timeZone, mode, disabled } = variants;
  return {
    language,
    ...(timeZone ? { timeZone } : {}),
    ...(disabled.length > 0 ? { disabled } : {}),
    ...(sessionRequired || variants.sessionRequired ? { session: { required: true } } : {}),
    account: {
      origin: context.origins.account,
      ...(mode ? { mode } : {}),
      loginUrl: "/conto",
      responsibleGamingUrl: "/conto#gioco-responsabile",
      helpUrl: "https://www.iss.it/gioco-d-azzardo",
      paths: { ...accountPaths },
      basic: context.model.basic,
    },
    liveCasino: liveCasinoConfig(context.origins.account),
    gamification: {
      url: context.origins.account + gamificationPaths.socket,
      publicToken: context.model.gamification.tokens.publicToken(),
      tokenUrl: context.origins.account + gamificationPaths.token,
    },
    bonus: {
      origin: context.origins.account,
      paths: { ...bonusPaths },
      facts: { amount: "bonusAmount", playthrough: "playthroughTimes", time: "daysToPlay" },
    },
    botCheck: botChecks[variants.bot],
  };
}

function liveCasinoConfig(origin: string): NonNullable<ConfigInput["liveCasino"]> {
  const launch = origin + liveCasinoPaths.launch;
  return {
    playtech: { feed: origin + liveCasinoPaths.playtechFeed, launch },
    evolution: { feed: origin + liveCasinoPaths.evolutionFeed, launch },
  };
}

/** The data block that the library reads. `<` is escaped, so that no value can end the block. */
export function configBlock(config: object): Html {
  const json = JSON.stringify(config, null, 2).replace(/</g, "\\u003c");
  return trusted(`<script type="application/json" id="vetrina-config">\n${json}\n</script>`);
}
