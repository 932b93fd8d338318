import { createMemoryItems, createMemoryJar } from "../platform/in-memory";
import { createPageWithin, demoAround, isEdited } from "../platform/page";
import type { TimeSource } from "../time/clock";
import { pageDocument } from "../utils/page-document";
import { createDemos } from "./demos";
import { createDerivedServices } from "./derived-services";
import type { Services } from "./services";

/**
 * Services for elements in edit mode and in demo mode. They are in a separate chunk with the simulated
 * services, and players do not load this chunk.
 */
export interface AuthoringServices {
  /**
   * Returns the services of an element.
   * @param element has `data-edit` or `data-demo`, is inside such an element, or is on a page that an author
   * is editing
   */
  of(element: Element): Services;
}

export function createAuthoringServices(page: Services, demoTime: TimeSource | undefined): AuthoringServices {
  const demos = createDemos(page, demoTime);
  let inert: Services | undefined;
  return {
    of(element) {
      if (page.page.isEdited() || isEdited(element)) return (inert ??= createInertServices(page));
      return demos.of(demoAround(element) ?? element);
    },
  };
}

/** Services for edit mode: no player is logged in, nothing is stored, and no service is called. */
function createInertServices(page: Services): Services {
  return createDerivedServices(
    page,
    {},
    {
      page: createPageWithin(pageDocument.documentElement, true),
      browser: {
        cookieJar: createMemoryJar(),
        localItems: createMemoryItems(),
        sessionItems: createMemoryItems(),
        openChannel: () => undefined,
      },
    },
  );
}
