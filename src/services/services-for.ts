import { demoAround, isEdited } from "../platform/page";
import type { TimeSource } from "../time/clock";
import { lazy } from "../utils/lazy";
import { loadServices } from "./service-list";
import type { Services } from "./services";

/** Returns the services of an element: the page's services synchronously, all other services as a promise. */
export type ServicesFor = (element: Element, needs: readonly string[]) => Services | Promise<Services>;

export interface ServicesForOptions {
  /**
   * The clock of demo mode.
   * @default the clock of the browser
   */
  readonly demoTime?: TimeSource;
}

/**
 * Chooses the services of each element: inert services in edit mode or on a page that an author is editing,
 * simulated services inside `data-demo`, otherwise the services of the page.
 */
export function createServicesFor(page: Services, { demoTime }: ServicesForOptions = {}): ServicesFor {
  const authoring = lazy(async () => {
    const { createAuthoringServices } = await import("./authoring");
    return createAuthoringServices(page, demoTime);
  });
  const hasOwnServices = (element: Element) =>
    page.page.isEdited() || isEdited(element) || demoAround(element) !== null;

  async function loadOwnServices(element: Element, needs: readonly string[]): Promise<Services> {
    const services = (await authoring.load()).of(element);
    await loadServices(services, needs);
    return services;
  }

  return (element, needs) => (hasOwnServices(element) ? loadOwnServices(element, needs) : page);
}
