import { entityStateOf, isRunning, isUpcoming, type Stated } from "../protocol/states";
import type { Participation } from "./participation";

/**
 * Groups of cards by the action that a player can take, in the order of a list. `automatic`: no opt-in is
 * needed. `blocked`: not available to this member now. `closed`: has ended or has no free place.
 */
export const cardGroups = [
  "joined",
  "joinable",
  "automatic",
  "upcoming",
  "blocked",
  "completed",
  "closed",
] as const;

export type CardGroup = (typeof cardGroups)[number];

/** The place of a card in its list. */
export interface CardPlace {
  readonly group: CardGroup;
  /** The start of an upcoming entity, otherwise the end, milliseconds since 1970; undefined if there is none. */
  readonly at?: number | undefined;
}

/**
 * The group of a card.
 *
 * @param takesPart whether the member has joined
 */
export function cardGroup(entity: Stated, participation: Participation, takesPart: boolean): CardGroup {
  if (participation.action !== "none") return participation.action === "leave" ? "joined" : "joinable";
  const state = entityStateOf(entity);
  const isComing = isUpcoming(entity) || state === "Preparing" || state === "Starting";
  switch (participation.reason) {
    case "takes-part-automatically":
      return isComing ? "upcoming" : "automatic";
    case "logged-out":
      return isComing ? "upcoming" : "joinable";
    case "not-started":
      return "upcoming";
    case "processing":
      return "joined";
    case "closing":
      return takesPart ? "joined" : "closed";
    case "completed":
      return "completed";
    case "tag-missing":
    case "tag-excludes":
    case "dependency-missing":
    case "restricted":
      return "blocked";
    case "unavailable":
      // The operator has excluded the member, or the state is unknown.
      if (isComing) return "upcoming";
      return isRunning(entity) ? "blocked" : "closed";
    case "cancelled":
    case "finished":
    case "full":
      return "closed";
  }
}

/** Sorts by group, then by date, soonest first. Cards without a date are last in their group. */
export function compareCardPlaces(one: CardPlace, other: CardPlace): number {
  const groups = cardGroups.indexOf(one.group) - cardGroups.indexOf(other.group);
  if (groups !== 0) return groups;
  const first = one.at ?? Infinity;
  const second = other.at ?? Infinity;
  return first === second ? 0 : first - second;
}
