export { factsOf, factValues, hasFactFields } from "./facts";
export { factsInText } from "./from-text";
export type { BonusFacts, FactValues } from "./figures";
