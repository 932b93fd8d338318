export * as gamificationActions from "./actions";
export * from "../../broker";
export * from "./broker-faults";
export * from "./gamification";
export * from "./push";
export * from "./roles";
export * from "./tokens";
