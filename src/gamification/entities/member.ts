import type { DependantOn } from "../protocol/common";

/** Facts that decide whether a member may take part in an entity. */
export interface MemberView {
  readonly isLoggedIn: boolean;
  /**
   * Whether the account may see invitations to play. False in a self-exclusion or a game pause, and while this is
   * unknown (architecture section 4).
   */
  readonly isFree: boolean;
  /** The member's tags; undefined while they are unknown. */
  readonly tags: readonly string[] | undefined;
}

/** Tags that make a filter reject a member. */
export interface TagProblem {
  /** Required tags that the member lacks. */
  readonly missing: readonly string[];
  /** Tags that exclude the member. */
  readonly excluding: readonly string[];
}

/**
 * Compares a filter of member tags with a member's tags.
 *
 * @param filter all of `must`, none of `mustNot`, and at least `shouldMatchAtLeast` of `should` (0 if absent)
 * @returns undefined if the member passes
 */
export function tagProblem(filter: DependantOn | undefined, tags: readonly string[]): TagProblem | undefined {
  if (!filter) return undefined;
  const has = (tag: string) => tags.includes(tag);
  const excluding = filter.mustNot.filter(has);
  const needed = Math.min(filter.shouldMatchAtLeast ?? 0, filter.should.length);
  const lacksShould = filter.should.filter(has).length < needed;
  const missing = [
    ...filter.must.filter((tag) => !has(tag)),
    ...(lacksShould ? filter.should.filter((tag) => !has(tag)) : []),
  ];
  return missing.length + excluding.length > 0 ? { missing, excluding } : undefined;
}
