import { isAuthoringContext } from "../platform/page";
import { whenIdle } from "./idle";
import type { Mountable } from "./mountable";

/**
 * Warns authors and developers about colours with too little contrast, once per tag, when the browser is
 * idle. Runs only if an author or developer views the page, because the check costs time and bytes and does
 * not help players.
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
