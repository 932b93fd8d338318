export * from "./broker";
export type { BrokerConnection, Socket } from "./connection";
export type { Timers } from "./heart-beat";
