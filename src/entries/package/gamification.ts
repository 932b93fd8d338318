export * from "../../gamification";
export { type CallByName, type CallName, callsByName } from "../../gamification/by-name";
export * from "../../http-client";
