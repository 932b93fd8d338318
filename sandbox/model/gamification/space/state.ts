import { type MemberState, demoMembers } from "./members";
import { demoAchievements } from "./achievements";
import { demoCompetitions, demoContests } from "./competitions";
import type {
  Achievement,
  Competition,
  Contest,
  FileObject,
  InstantWin,
  Mission,
  Product,
  Reward,
  Rule,
} from "./entities";
import { demoFiles } from "./files";
import { demoInstantWins } from "./instant-wins";
import type { EntityContext } from "./entity-context";
import { demoMissions } from "./missions";
import { demoProducts } from "./products";
import { demoRewards } from "./rewards";
import { demoRules } from "./rules";

/** The whole space without its boards. It is immutable: each change creates a new state. */
export interface SpaceState {
  readonly achievements: readonly Achievement[];
  readonly missions: readonly Mission[];
  readonly competitions: readonly Competition[];
  readonly contests: readonly Contest[];
  readonly rewards: readonly Reward[];
  readonly products: readonly Product[];
  readonly files: readonly FileObject[];
  readonly rules: readonly Rule[];
  readonly instantWins: readonly InstantWin[];
  readonly members: Readonly<Record<string, MemberState>>;
}

export function demoSpace(context: EntityContext): SpaceState {
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
