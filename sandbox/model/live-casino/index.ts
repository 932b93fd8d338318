export * from "./demo-tables";
export * from "./launch";
export * from "./schedule";
export * from "./tables";
