import { isLocalhost } from "../utils/url";
import type { Page } from "./page";

/**
 * Whether an author or developer, not a player, views the page: in edit mode, on their own machine, or as a
 * local file.
 */
export const isAuthoringContext = ({ isEdited }: Pick<Page, "isEdited">): boolean =>
  isLocalhost(location.hostname) || location.protocol === "file:" || isEdited();
