export * from "../../gamification";
export { type CallByName, type CallName, callsByName } from "../../gamification/calls-by-name";
export * from "../../http-client";
