export * as gamificationActions from "./actions";
export * from "./broker-faults";
export * from "./gamification";
export type { Gamification } from "./interface";
export * from "./push";
export * from "./roles";
export type { ArrangeSpace } from "./space/space";
export * from "./tokens";
