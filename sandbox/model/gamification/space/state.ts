import { demoAchievements } from "./achievements";
import { demoCompetitions, demoContests } from "./competitions";
import type {
  Achievement,
  Award,
  Competition,
  Contest,
  FileObject,
  InstantWin,
  Message,
  Mission,
  OptIn,
  Product,
  Reward,
  Rule,
} from "./entities";
import { demoInstantWins } from "./instant-wins";
import type { Making } from "./making";
import { demoMembers, type Profile } from "./members";
import { demoMissions } from "./missions";
import { demoFiles, demoProducts, demoRules } from "./products";
import { demoRewards } from "./rewards";

/** What belongs to one member. */
export interface MemberState {
  readonly profile: Profile;
  readonly awards: readonly Award[];
  readonly messages: readonly Message[];
  readonly optIns: readonly OptIn[];
  /** How often the member has played. */
  readonly played: number;
  /** Plays left, by instant win. */
  readonly plays: Readonly<Record<string, number>>;
}

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

export function demoSpace(making: Making): SpaceState {
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
