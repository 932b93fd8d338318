import type { GamificationClient } from "../client/client";
import type { Call, CallOptions } from "../protocol/call";
import type { EntityType } from "../protocol/enumerations";
import type { ListReply } from "../protocol/envelope";

/** A request for one page of a list: the number of items to skip, and the maximum number of items to read. */
export interface PageRequest {
  readonly skip: number;
  readonly limit: number;
}

/**
 * A kind of list, such as the list of awards. Only the widgets that show such lists import it, so that others do not
 * load it.
 */
export interface ListKind<Query, Item extends { readonly id: string }> {
  /** Name of this kind of list in the log, different from the name of any other kind. */
  readonly name: string;
  /** A callback about an entity of these types makes the list outdated. */
  readonly entityTypes: readonly EntityType[];
  /**
   * The call that reads the essential data of the list; undefined if every token may read the list. A token
   * that may not make this call cannot read the list.
   */
  readonly call?: Pick<Call<unknown, unknown>, "role">;
  /**
   * Reads one page.
   * @throws CallFailure
   */
  readPage(
    client: Pick<GamificationClient, "call">,
    query: Query,
    page: PageRequest,
    options: CallOptions,
  ): Promise<ListReply<Item>>;
}
