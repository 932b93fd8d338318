export * from "./react";
export type { Services } from "./services";
