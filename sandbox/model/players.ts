/** What forbids a player to play. */
export type Restriction = "none" | "self-exclusion" | "game-pause";

export interface Nickname {
  readonly siteId: string;
  readonly nickname: string;
  readonly providerId: string;
}

export interface Player {
  readonly username: string;
  readonly displayName: string;
  readonly password: string;
  /** Euros. */
  readonly balance: number;
  readonly unreadMessages: number;
  readonly restriction: Restriction;
  readonly nicknames: readonly Nickname[];
}

/** All of them have the same word; any other is wrong. */
export const demoPassword = "vetrina";

const player = (
  username: string,
  displayName: string,
  balance: number,
  rest: Partial<Pick<Player, "unreadMessages" | "restriction">> = {},
): Player => ({
  username,
  displayName,
  password: demoPassword,
  balance,
  unreadMessages: 0,
  restriction: "none",
  nicknames: [{ siteId: "1", nickname: `${username}_demo`, providerId: "vetrina" }],
  ...rest,
});

/** The demo players as they are at the start (architecture section 5). */
export const demoPlayers: readonly Player[] = [
  player("giulia", "Giulia", 1234.5, { unreadMessages: 3 }),
  player("marco", "Marco", 80, { restriction: "self-exclusion" }),
  player("anna", "Anna", 412.75, { restriction: "game-pause" }),
];

export interface Players {
  find(username: string): Player | undefined;
  /** Changes a player's balance until the next reset. */
  setBalance(username: string, balance: number): void;
  reset(): void;
}

export function createPlayers(): Players {
  const byName = new Map<string, Player>();
  const reset = () => {
    byName.clear();
    for (const each of demoPlayers) byName.set(each.username, each);
  };
  reset();
  return {
    find: (username) => byName.get(username),
    setBalance(username, balance) {
      const found = byName.get(username);
      if (!found) throw new Error(`there is no player "${username}"`);
      byName.set(username, { ...found, balance });
    },
    reset,
  };
}
