import { isAuthoringContext } from "../platform/authoring-context";
import { whenIdle } from "./idle";
import type { Mountable } from "./mountable";

/**
 * Warns authors and developers about colours with too little contrast, once per tag, when the browser is idle. Runs
 * only if an author views the page: on a player's device the check would cost time and bytes, and its warning would not
 * help.
 */
export function checkContrast({ definition, root, services }: Mountable): void {
  if (!isAuthoringContext(services.page)) return;
  const { log } = services;
  whenIdle(() => {
    import("../platform/contrast")
      .then(({ warnAboutContrast }) => {
        warnAboutContrast(definition.tag, root, (message) => log.warn(message));
      })
      .catch((error: unknown) => {
        log.warn("the contrast could not be checked", error);
      });
  });
}
