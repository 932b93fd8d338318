import type { ServiceNeed } from "../definition";
import { isEdited } from "../platform/page";
import { lazy } from "../utils/lazy";
import type { TimeSource } from "../time/clock";
import type { Services } from "./services";

/** The set of services of an element, with what its widget needs: at once for the page's own, later for others. */
export type ServicesFor = (element: Element, needs: readonly ServiceNeed[]) => Services | Promise<Services>;

export interface ServicesForOptions {
  /** The time that demonstrations live in; the browser's own by default. */
  readonly demoTime?: TimeSource;
}

/**
 * Elements have the page's services, except: while an author edits they have some that call nobody and know no
 * player; below `data-demo` they have simulated ones.
 */
export function createServicesFor(page: Services, { demoTime }: ServicesForOptions = {}): ServicesFor {
  const authoring = lazy(async () => {
    const { createAuthoringServices } = await import("./authoring");
    return createAuthoringServices(page, demoTime);
  });
  const hasOwn = (element: Element) => isEdited(element) || element.closest("[data-demo]") !== null;

  async function ownServices(element: Element, needs: readonly ServiceNeed[]): Promise<Services> {
    const services = (await authoring.load()).of(element);
    await Promise.all(needs.map((need) => services[need].load()));
    return services;
  }

  return (element, needs) => (hasOwn(element) ? ownServices(element, needs) : page);
}
