import type { Restriction } from "./restrictions";

export interface Nickname {
  readonly siteId: string;
  readonly nickname: string;
  readonly providerId: string;
}

/** The initial state of a demo player. */
export interface DemoPlayer {
  readonly username: string;
  readonly displayName: string;
  readonly password: string;
  /** Euros. */
  readonly balance: number;
  readonly unreadMessages: number;
  readonly restriction: Restriction;
  readonly hasOpenBets: boolean;
  readonly nicknames: readonly Nickname[];
}

/** The password of all demo players. */
export const demoPassword = "vetrina";

const player = (
  username: string,
  displayName: string,
  balance: number,
  rest: Partial<DemoPlayer> = {},
): DemoPlayer => ({
  username,
  displayName,
  password: demoPassword,
  balance,
  unreadMessages: 0,
  restriction: "none",
  hasOpenBets: false,
  nicknames: [{ siteId: "1", nickname: `${username}_demo`, providerId: "vetrina" }],
  ...rest,
});

/** The demo players (architecture section 5). */
export const demoPlayers: readonly DemoPlayer[] = [
  player("giulia", "Giulia", 1234.5, {
    unreadMessages: 3,
    hasOpenBets: true,
    nicknames: [
      { siteId: "1", nickname: "giulia_demo", providerId: "vetrina" },
      { siteId: "2", nickname: "giulia.carte", providerId: "vetrina-poker" },
    ],
  }),
  player("marco", "Marco", 80, { restriction: "self-exclusion" }),
  player("anna", "Anna", 412.75, { restriction: "game-pause" }),
];
