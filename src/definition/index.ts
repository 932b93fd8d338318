export * from "../time/civil-date";
export * from "./common-attributes";
export * from "./common-events";
export { renderFallback } from "./fallback";
export * from "./kinds";
export * from "./widget";
