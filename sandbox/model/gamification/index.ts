export * as gamificationActions from "./actions";
export * from "./broker-faults";
export * from "./gamification";
export type { Gamification } from "./interface";
export * from "./interface";
export * from "./roles";
export * from "./tokens";
export type { ArrangeSpace } from "./space/space";
