import type { Model } from "./interface";
import { accountPaths, bonusPaths, gamificationPaths, liveCasinoPaths } from "./paths";

/** The part of a page's configuration that names the simulated services. @param origin where they are served */
export function serviceConfiguration({ basic, gamification }: Model, origin: string) {
  const launch = origin + liveCasinoPaths.launch;
  return {
    account: { origin, paths: { ...accountPaths }, basic },
    liveCasino: {
      playtech: { feed: origin + liveCasinoPaths.playtechFeed, launch },
      evolution: { feed: origin + liveCasinoPaths.evolutionFeed, launch },
    },
    gamification: {
      url: origin + gamificationPaths.socket,
      publicToken: gamification.tokens.publicToken(),
      tokenUrl: origin + gamificationPaths.token,
    },
    bonus: { origin, paths: { ...bonusPaths } },
  };
}
