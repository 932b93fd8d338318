export * from "../time/civil-date";
export * from "./common-attributes";
export * from "./common-events";
export { renderElement, renderFallback } from "./fallback";
export * from "./kinds";
export * from "./widget";
