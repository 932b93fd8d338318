export * from "./money";
export * from "./texts";
