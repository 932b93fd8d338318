import { atom, type ReadableAtom } from "nanostores";
import {
  createResource,
  type Resource,
  type ResourceControl,
  type ResourceEnvironment,
} from "../../http/resource";
import { countSubscriptions } from "../../utils/count-subscriptions";
import type { GamificationClient } from "../client/client";
import { CallFailure } from "../client/errors";
import type { CallOptions } from "../protocol/call";
import type { EntityType } from "../protocol/enumerations";
import type { ListReply } from "../protocol/envelope";
import { addPage, type Pages, pageSize } from "./paging";

/** Whether another page is being read. `failed`: the read has failed, and the earlier items are unchanged. */
export type MoreStatus = "idle" | "loading" | "failed";

/** A list of entities of the platform, shared by all widgets that show it. */
export interface EntityList<Item> extends Resource<Pages<Item>> {
  readonly $more: ReadableAtom<MoreStatus>;
  /** True if the token did not allow the last read. */
  readonly $isRefused: ReadableAtom<boolean>;
  /**
   * Reads the next page. Does nothing if there is no next page, or while a page is being read. Never rejects.
   */
  readMore(): Promise<void>;
}

export interface EntityListControl<Item>
  extends EntityList<Item>, Pick<ResourceControl<Pages<Item>>, "invalidate" | "dispose"> {}

export interface EntityListOptions<Item> {
  /** Name of the list in the log. */
  readonly name: string;
  /** A callback about an entity of these types makes the list outdated. */
  readonly entityTypes: readonly EntityType[];
  /** Reads one page. */
  readPage(skip: number, limit: number, options: CallOptions): Promise<ListReply<Item>>;
}

/**
 * Creates a list. While it has subscribers, it is refreshed after callbacks, after a reconnect, for a new member, and
 * when the page becomes visible and the list is stale. A refresh reads all pages that were read before.
 */
export function createEntityList<Item extends { readonly id: string }>(
  environment: ResourceEnvironment,
  client: Pick<GamificationClient, "$state" | "on">,
  { name, entityTypes, readPage }: EntityListOptions<Item>,
): EntityListControl<Item> {
  const $more = atom<MoreStatus>("idle");
  const $isRefused = atom(false);

  /** Reads at least as many items as are shown, so that a refresh does not shorten the list. */
  async function readAll(signal: AbortSignal): Promise<Pages<Item>> {
    const shown = currentPages()?.items.length ?? 0;
    let pages: Pages<Item> | undefined;
    let skip: number | undefined = 0;
    while (skip !== undefined && (!pages || pages.items.length < shown)) {
      pages = addPage(pages, await readPage(skip, pageSize, { signal }), skip);
      skip = pages.next;
    }
    return pages ?? { items: [], total: 0, next: undefined };
  }

  async function ask(signal: AbortSignal): Promise<Pages<Item>> {
    try {
      const pages = await readAll(signal);
      $isRefused.set(false);
      return pages;
    } catch (error) {
      if (!signal.aborted) {
        const isRefused = error instanceof CallFailure && error.kind === "unauthorised";
        $isRefused.set(isRefused);
        // The connection has already logged why it was refused.
        if (client.$state.get().status !== "refused") {
          // A refusal is logged only as `info`, because a visitor's token may not allow every list. The panel
          // then requests a login.
          environment.log[isRefused ? "info" : "warn"](`the ${name} could not be read`, error);
        }
      }
      throw error;
    }
  }

  const resource = createResource<Pages<Item>>(environment, { name, ask });

  function currentPages(): Pages<Item> | undefined {
    const state = resource.$state.get();
    return "value" in state ? state.value : undefined;
  }

  async function readMore() {
    const skip = currentPages()?.next;
    if (skip === undefined || $more.get() === "loading") return;
    const signal = environment.owner.signal();
    $more.set("loading");
    try {
      const page = await readPage(skip, pageSize, { signal });
      // A refresh may have ended in the meantime, so the page is added to the newest items.
      if (!signal.aborted) resource.accept(addPage(currentPages(), page, skip));
      $more.set("idle");
    } catch (error) {
      if (!signal.aborted) environment.log.warn(`more of the ${name} could not be read`, error);
      $more.set(signal.aborted ? "idle" : "failed");
    }
  }

  let stopRefreshing = () => {};
  const subscriptions = countSubscriptions(() => {
    stopRefreshing = refreshOnCallbacks(client, entityTypes, resource.invalidate);
    // Without subscribers, the list did not listen to callbacks, so its items may be outdated.
    if (currentPages()) resource.invalidate();
    return stopRefreshing;
  });

  return {
    ...resource,
    $more,
    $isRefused,
    readMore,
    subscribe() {
      const unsubscribe = resource.subscribe();
      const stopListening = subscriptions.add();
      return () => {
        unsubscribe();
        stopListening();
      };
    },
    dispose() {
      stopRefreshing();
      resource.dispose();
    },
  };
}

/**
 * Wait after the last callback, milliseconds. Callbacks arrive before the platform's store is up to date. The
 * platform's own widgets wait 2 s (protocol section 4).
 */
const settleTime = 2000;

/** Maximum wait while callbacks keep arriving, milliseconds. */
const maxWait = 6000;

/**
 * Calls `refresh` after callbacks about entities of these types, once for several callbacks that arrive
 * together. Also calls it after each reconnect, because callbacks may have been missed.
 *
 * @returns a function that stops the refreshes
 */
function refreshOnCallbacks(
  client: Pick<GamificationClient, "$state" | "on">,
  entityTypes: readonly EntityType[],
  refresh: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first callback after the last refresh arrived, milliseconds since 1970. */
  let waitingSince: number | undefined;
  let wasConnected = client.$state.get().status === "connected";

  function run() {
    clearTimeout(timer);
    waitingSince = undefined;
    refresh();
  }

  function refreshSoon() {
    const now = Date.now();
    waitingSince ??= now;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(Math.min(settleTime, waitingSince + maxWait - now), 0));
  }

  function handleEntity({ entityType }: { readonly entityType?: string | undefined }) {
    if (entityTypes.some((type) => type === entityType)) refreshSoon();
  }

  const stops = [
    client.on("entityChanged", handleEntity),
    client.on("entityStateChanged", handleEntity),
    client.on("optinStatus", handleEntity),
    client.$state.listen(({ status }) => {
      if (status !== "connected") return;
      if (wasConnected) run();
      wasConnected = true;
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
