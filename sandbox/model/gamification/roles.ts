/** What a visitor's token may do (specification section 6). */
export const publicRoles = [
  "Public",
  "Member",
  "ViewAchievements",
  "ViewAwards",
  "ClaimAwards",
  "ViewCompetitions",
  "ViewContests",
  "ViewFiles",
  "ViewMembers",
  "MembersOptin",
  "ViewMessages",
  "ConnectProxy",
  "ViewRewards",
  "ViewRules",
] as const;

/** What a player's token may do beyond that (protocol section 8). */
const furtherRoles = [
  "ViewMissions",
  "ViewProducts",
  "PlayInstantWin",
  "ViewInstantWin",
  "ViewInstantWinsAvailablePlays",
] as const;

export type Role = (typeof publicRoles)[number] | (typeof furtherRoles)[number];

export const memberRoles: readonly Role[] = [
  ...publicRoles.filter((role) => role !== "Public"),
  ...furtherRoles,
];
