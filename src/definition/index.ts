export * from "./civil-date";
export * from "./common-attributes";
export * from "./kinds";
export * from "./widget";
