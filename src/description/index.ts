export * from "./common";
export * from "./common-calendar";
export * from "./common-events";
export * from "./common-panels";
export * from "./demo-labels";
export { renderFallback } from "./fallback";
export * from "./widget";
