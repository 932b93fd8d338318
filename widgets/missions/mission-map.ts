import css from "./map.css?inline";

/** The entry of a separate chunk: the map comes after the list, and only where it is shown. */
export { MissionMap } from "./MissionMap";
export const styles: readonly string[] = [css];
