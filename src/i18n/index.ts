export * from "./instants";
export * from "./money";
export * from "./texts";
