import { type Html, trusted } from "../../../markup/html";
import type { ConfigInput } from "../../../src/config";
import { serviceConfiguration } from "../../model";
import { botChecks } from "./bot-check";
import type { PageRequest } from "./page";

/** The page configuration that makes the library use the sandbox. */
export function pageConfig({ variants, context }: PageRequest, sessionRequired = false): ConfigInput {
  const { language, timeZone, mode, disabled } = variants;
  const services = serviceConfiguration(context.model, context.origins.account);
  return {
    ...services,
    language,
    ...(timeZone ? { timeZone } : {}),
    ...(disabled.length > 0 ? { disabledElements: disabled } : {}),
    ...(sessionRequired || variants.sessionRequired ? { session: { required: true } } : {}),
    account: {
      ...services.account,
      ...(mode ? { mode } : {}),
      loginUrl: "/conto",
      responsibleGamingUrl: "/conto#gioco-responsabile",
      helpUrl: "https://www.iss.it/gioco-d-azzardo",
    },
    bonus: {
      ...services.bonus,
      facts: { amount: "bonusAmount", wageringRequirement: "playthroughTimes", time: "daysToPlay" },
    },
    botCheck: botChecks[variants.bot],
  };
}

/** The data block that the library reads. `<` is escaped, so that no value can end the block. */
export function configBlock(config: object): Html {
  const json = JSON.stringify(config, null, 2).replace(/</g, "\\u003c");
  return trusted(`<script type="application/json" id="vetrina-config">\n${json}\n</script>`);
}
