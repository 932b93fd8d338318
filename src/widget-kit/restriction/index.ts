export { loadRestriction, RestrictedPanel } from "./RestrictedPanel";
