export type { BonusDate } from "./dates";
export type { BonusFacts } from "./facts";
export { type BonusImage, type BonusImages, imageFor, type ImagePair, narrowViewport } from "./images";
export { type BonusStyle, bonusStyleTexts } from "./labels";
export type { BonusLink, BonusLinks, PrimaryLink } from "./links";
export { type BonusEnvironment, type Bonuses, type BonusSelection, createBonuses } from "./service";
export type { Promotion, BonusView, UntrustedMarkup } from "./bonus-view";
export type { BonusResource } from "./bonus-list";
