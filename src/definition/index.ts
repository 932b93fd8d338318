export * from "../time/civil-date";
export * from "./common-attributes";
export * from "./events";
export * from "./kinds";
export * from "./panels";
export * from "./widget";
