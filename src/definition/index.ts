export * from "../time/civil-date";
export { labelsFrom } from "./choice-labels";
export * from "./common-attributes";
export * from "./common-events";
export * from "./common-panels";
export { renderFallback } from "./fallback";
export * from "./kinds";
export * from "./widget";
