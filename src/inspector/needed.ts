/** An attribute that authors have to write, although the element shows without it. */
interface NeededAttribute {
  readonly name: string;
  /** It is needed only where another attribute has this value. */
  readonly beside?: readonly [name: string, value: string];
}

/**
 * By tag. The build leaves `needed` out of the definitions, so that players do not load it; a unit test compares the two.
 * What the value of another attribute makes necessary is in no definition.
 */
export const neededAttributes: Readonly<Record<string, readonly NeededAttribute[]>> = {
  "vetrina-live-casino-card": [
    { name: "data-provider" },
    { name: "data-network", beside: ["data-provider", "CasinoGamePT"] },
  ],
};

/** The needed attributes that an element lacks. */
export const missingNeeded = (tag: string, written: ReadonlyMap<string, string>): string[] =>
  (neededAttributes[tag] ?? [])
    .filter(({ name, beside }) => !written.get(name) && (!beside || written.get(beside[0]) === beside[1]))
    .map(({ name }) => name);

/** The names of all attributes on which it depends whether one is needed. */
export const neededNames: readonly string[] = Object.values(neededAttributes).flatMap((each) =>
  each.flatMap(({ name, beside }) => (beside ? [name, beside[0]] : [name])),
);
