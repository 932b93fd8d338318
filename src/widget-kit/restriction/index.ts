export { RestrictedPanel, type RestrictedPanelProps } from "./RestrictedPanel";
