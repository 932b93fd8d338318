/** The roles of a visitor's token (specification section 6). */
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

/** The additional roles of a player's token (protocol section 8). */
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
