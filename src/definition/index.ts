export * from "./civil-date";
export * from "./common-attributes";
export { renderElement, renderFallback } from "./fallback";
export * from "./kinds";
export * from "./widget";
