export * from "./awards";
export * from "./changes";
export * from "./lifecycle";
export * from "./messages";
export * from "./opt-in";
export * from "./plays";
export * from "./progress";
