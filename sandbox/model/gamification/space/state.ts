import { type MemberState } from "./member-state";
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
import { demoInstantWins } from "./instant-wins";
import type { EntityContext } from "./entity-context";
import { demoMembers } from "./members";
import { demoMissions } from "./missions";
import { demoFiles, demoProducts, demoRules } from "./products";
import { demoRewards } from "./rewards";

/** The whole space but its boards. It is never changed in place: a change is a new state. */
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

export function demoSpace(making: EntityContext): SpaceState {
  const rewards = demoRewards(making);
  return {
    achievements: demoAchievements(making),
    missions: demoMissions,
    competitions: demoCompetitions(making),
    contests: demoContests(making),
    rewards,
    products: demoProducts(making),
    files: demoFiles(making),
    rules: demoRules,
    instantWins: demoInstantWins(making, rewards),
    members: demoMembers(making, rewards),
  };
}
