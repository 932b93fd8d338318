import { accountDescription } from "./account-description";
import { bonusDescription } from "./bonus-description";
import { botCheckDescription } from "./bot-check-description";
import { configDescription } from "./description";
import { gamificationDescription } from "./gamification-description";
import { liveCasinoDescription } from "./live-casino-description";

/** The keys that only some pages need. Each section's description travels with the chunk that reads it. */
export const sectionDescriptions = {
  account: accountDescription,
  botCheck: botCheckDescription,
  bonus: bonusDescription,
  liveCasino: liveCasinoDescription,
  gamification: gamificationDescription,
};

/** Every configuration key, for generators and tests; nothing of `dist` imports this. */
export const wholeDescription = { ...configDescription, ...sectionDescriptions };
