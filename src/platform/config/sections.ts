import { bonusDescription } from "./bonus-description";
import { configDescription } from "./description";
import { liveCasinoDescription } from "./live-casino-description";

/** The keys that only some pages need. Each section's description travels with the chunk that reads it. */
export const sectionDescriptions = { bonus: bonusDescription, liveCasino: liveCasinoDescription };

/** Every configuration key, for generators and tests; nothing of `dist` imports this. */
export const wholeDescription = { ...configDescription, ...sectionDescriptions };
