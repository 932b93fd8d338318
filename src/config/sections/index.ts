import { configDescription } from "../description";
import { accountDescription } from "./account";
import { bonusDescription } from "./bonus";
import { botCheckDescription } from "./bot-check";
import { gamificationDescription } from "./gamification";
import { liveCasinoDescription } from "./live-casino";
import { tourDescription } from "./tour";

/** Sections that only some pages need. The description of each is in the chunk that reads it. */
export const sectionDescriptions = {
  account: accountDescription,
  botCheck: botCheckDescription,
  bonus: bonusDescription,
  liveCasino: liveCasinoDescription,
  gamification: gamificationDescription,
  tour: tourDescription,
};

/** Every configuration key, for generators and tests. Code in `dist` must not import it. */
export const wholeDescription = { ...configDescription, ...sectionDescriptions };
