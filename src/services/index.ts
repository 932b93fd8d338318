export * from "./create-services";
export * from "./react";
export type { Services } from "./services";
