export * from "./clock";
export * from "./config";
export * from "./errors";
export * from "./lazy";
export * from "./log";
export * from "./page";
export * from "./query";
export * from "./url";
