import { documentParsed } from "../platform/lifecycle";
import { requestsInspector } from "../platform/page";
import { readPageConfiguration } from "./page-configuration";
import type { Runtime } from "./runtime";

/**
 * Opens the inspector for authors, unless the configuration forbids it. The code of the inspector loads only
 * when it opens.
 */
export async function inspect({ catalogue, services }: Runtime, version: string): Promise<void> {
  if (!services.config.get().inspector) {
    services.log.warn('configuration "inspector" is false: the inspector stays closed');
    return;
  }
  const { openInspector, notes, keys } = await import("../inspector/inspector");
  openInspector({ catalogue, notes, keys, services, version, readPageConfiguration });
}

/**
 * Opens the inspector on a page whose URL contains `?vetrina-inspect`. A configuration that arrives late may
 * still forbid it.
 */
export function inspectIfRequested(runtime: Runtime, version: string): void {
  const { page, log } = runtime.services;
  if (!requestsInspector(page)) return;
  documentParsed()
    .then(() => inspect(runtime, version))
    .catch((error: unknown) => {
      log.error("the inspector could not be loaded", error);
    });
}
