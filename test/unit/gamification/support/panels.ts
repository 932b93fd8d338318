import { onTestFinished } from "vitest";
import type { ListKind } from "../../../../src/gamification/entities/list-kind";
import { createPanels } from "../../../../src/gamification/entities/panels";
import type { Owner } from "../../../../src/http/resource";
import { createClock } from "../../../../src/time/clock";
import { createLog } from "../../../../src/utils/log";
import { minute, outcomeOf, settled, startClient } from "./start-client";

type StartedClient = ReturnType<typeof startClient>;

/** Panels of a page without any element. They are removed when the test ends. */
export function panelsOf(
  { client, connectivity, pageVisibility }: Pick<StartedClient, "client" | "connectivity" | "pageVisibility">,
  owner: Owner,
) {
  const panels = createPanels({
    client,
    connectivity,
    pageVisibility,
    owner,
    clock: createClock({ wallNow: Date.now, monotonicNow: () => performance.now() }),
    lifecycle: { subscribe: () => () => undefined } as never,
    log: createLog(() => "silent"),
    refreshAfterMs: () => minute,
  });
  onTestFinished(panels.dispose);
  return panels;
}

/**
 * Reads pages of one kind of list as the member Giulia, on the simulated platform.
 *
 * @param all default query, which a test may override
 * @param usual default options of the calls
 */
export function startReading<Query, Item extends { readonly id: string }>(
  kind: ListKind<Query, Item>,
  all: Query,
  usual: object = {},
) {
  const h = startClient();
  const read = async (query: Partial<Query> = {}, page: object = {}, options = usual) => {
    const reading = kind.readPage(h.client, { ...all, ...query }, { skip: 0, limit: 20, ...page }, options);
    const outcome = outcomeOf(reading);
    await settled();
    await outcome;
    return reading;
  };
  const idsOf = async (query: Partial<Query>) => (await read(query)).data.map(({ id }) => id);
  return { ...h, read, idsOf };
}
