import { demoAchievements } from "./achievements";
import { demoCompetitions, demoContests } from "./competitions";
import type { EntityContext } from "./entity-context";
import { demoFiles } from "./files";
import { demoInstantWins } from "./instant-wins";
import { demoMembers } from "./members";
import { demoMissions } from "./missions";
import { demoProducts } from "./products";
import { demoRewards } from "./rewards";
import { demoRules } from "./rules";

/** The whole space without its leaderboards. It is immutable, so each change creates a new state. */
export type SpaceState = Readonly<ReturnType<typeof demoSpace>>;

export function demoSpace(context: EntityContext) {
  const rewards = demoRewards(context);
  return {
    achievements: demoAchievements(context),
    missions: demoMissions,
    competitions: demoCompetitions(context),
    contests: demoContests(context),
    rewards,
    products: demoProducts(context),
    files: demoFiles(context),
    rules: demoRules,
    instantWins: demoInstantWins(context, rewards),
    members: demoMembers(context, rewards),
  };
}
