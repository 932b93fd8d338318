import { accountDescription } from "./account-description";
import { bonusDescription } from "./bonus-description";
import { botCheckDescription } from "./bot-check-description";
import { configDescription } from "./description";
import { gamificationDescription } from "./gamification-description";
import { liveCasinoDescription } from "./live-casino-description";
import { tourDescription } from "./tour-description";

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
