import { onTestFinished } from "vitest";
import { createPanels } from "../../../../src/gamification/panels/panels";
import type { Owner } from "../../../../src/http/resource";
import { createClock } from "../../../../src/time/clock";
import { createLog } from "../../../../src/utils/log";
import { minute, type startClient } from "./start-client";

type StartedClient = ReturnType<typeof startClient>;

/** The panels of a page that shows nothing yet, until the test ends. */
export function panelsOf(
  { client, connectivity, pageVisibility }: Pick<StartedClient, "client" | "connectivity" | "pageVisibility">,
  owner: Owner,
) {
  const panels = createPanels({
    ...{ client, connectivity, pageVisibility, owner },
    clock: createClock({ wallNow: Date.now, monotonicNow: () => performance.now() }),
    lifecycle: { follow: () => () => undefined } as never,
    log: createLog(() => "silent"),
    refreshAfter: () => minute,
  });
  onTestFinished(panels.dispose);
  return panels;
}
