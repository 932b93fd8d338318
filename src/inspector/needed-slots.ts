/**
 * The slots that authors have to fill, by tag. The build leaves `needed` out of the definitions, so that players do not
 * load it; a unit test compares the two.
 */
export const neededSlots: Readonly<Record<string, readonly string[]>> = {
  "vetrina-login-modal": ["legal"],
  "vetrina-responsible-gaming": ["links", "legal"],
};
