/** A participant on a leaderboard. */
export interface Competitor {
  readonly memberId: string;
  readonly memberRefId: string;
  readonly name: string;
}

const firstNames = [
  "Alessandro",
  "Beatrice",
  "Carlo",
  "Daniela",
  "Emanuele",
  "Federica",
  "Gabriele",
  "Ilaria",
  "Lorenzo",
  "Martina",
  "Nicola",
  "Ottavia",
  "Paolo",
  "Rosa",
  "Simone",
  "Teresa",
  "Umberto",
  "Valentina",
  "Dario",
  "Elisa",
];

const initials = ["A.", "B.", "C.", "D."];

/** The participants on the leaderboards, with their public names. */
export const competitors: readonly Competitor[] = initials.flatMap((initial) =>
  firstNames.map((first) => {
    const name = `${first} ${initial}`;
    const key = name.toLowerCase().replace(/\W+/g, "-").replace(/-$/, "");
    return { name, memberId: `mem-${key}`, memberRefId: `ref-${key}` };
  }),
);
