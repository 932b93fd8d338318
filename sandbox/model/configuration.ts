import type { ConfigInput } from "../../src/config";
import type { Model } from "./interface";
import { accountPaths, bonusPaths, gamificationPaths, liveCasinoPaths } from "./paths";

/**
 * The part of a page's configuration that contains the URLs and paths of the simulated services. @param
 * origin the origin of the simulated services
 */
export function serviceConfiguration({ basic, gamification }: Model, origin: string) {
  const launchUrl = origin + liveCasinoPaths.launch;
  return {
    account: { origin, paths: { ...accountPaths }, basic },
    liveCasino: {
      playtech: { feedUrl: origin + liveCasinoPaths.playtechFeed, launchUrl },
      evolution: { feedUrl: origin + liveCasinoPaths.evolutionFeed, launchUrl },
    },
    gamification: {
      url: origin + gamificationPaths.socket,
      publicToken: gamification.tokens.publicToken(),
      tokenUrl: origin + gamificationPaths.token,
    },
    bonus: { origin, paths: { ...bonusPaths } },
  } satisfies ConfigInput;
}
