export * from "../../gamification";
export { type CallByName, type CallName, callsByName } from "../../gamification/by-name";
export {
  createSharedLine,
  type SharedLine,
  type SharedLineOptions,
} from "../../gamification/sharing/shared-line";
