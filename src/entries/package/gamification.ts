export * from "../../gamification";
export {
  type CallByName,
  type CallName,
  withCallNames,
  type WithCallNames,
} from "../../gamification/call-names";
