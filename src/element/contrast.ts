import { warnAboutContrast } from "../platform/contrast";
import { isLocalhost } from "../utils/localhost";
import { whenIdle } from "./idle";
import type { Mountable } from "./mountable";

// All elements of a tag have the same styles, so only the first one is checked.
const checkedTags = new Set<string>();

/**
 * Warns authors and developers about colours with too little contrast, once per tag, when the browser is idle. Runs only
 * in edit mode and on localhost: on a player's device the check would cost time, and nobody would read the warning.
 */
export function checkContrast({ definition, root, services }: Mountable): void {
  if (checkedTags.has(definition.tag)) return;
  if (!isLocalhost(location.hostname) && !services.page.isEdited()) return;
  checkedTags.add(definition.tag);
  whenIdle(() => {
    warnAboutContrast(root, (message) => services.log.warn(message));
  });
}
