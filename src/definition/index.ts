export * from "./civil-date";
export * from "./kinds";
export * from "./widget";
