export { labelsFrom } from "./choice-labels";
export * from "./common-attributes";
export * from "./common-events";
export * from "./common-calendar";
export * from "./common-examples";
export * from "./common-panels";
export * from "./demo-labels";
export { renderFallback } from "./fallback";
export * from "./widget";
