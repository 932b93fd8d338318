export * from "./broker";
export type { Session, Socket } from "./connection";
export type { Timers } from "./heart-beat";
