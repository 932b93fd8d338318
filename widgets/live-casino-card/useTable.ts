import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useMemo } from "react";
import { useHost } from "../../src/element/host";
import type { FeedStatus, TableId, TableState, WatchedTable } from "../../src/live-casino";
import { tableIdOf } from "../../src/live-casino/table-id";
import { useLiveCasino, useServices } from "../../src/widget-kit";
import type { CardProps } from "./props";

/** Stands in for a missing or unknown table: always closed, no requests. */
const noTable: WatchedTable = {
  $state: atom<TableState>({ status: "closed" }),
  $status: atom<FeedStatus>("ready"),
  readAt: () => undefined,
  open: () => undefined,
  watch: () => () => undefined,
};

/** The missing attributes. A wrong value is already reported when the attribute is parsed. */
function missingAttribute({ provider, network }: CardProps, element: Element): string | undefined {
  if (provider === "CasinoGamePT" && !network) return "data-network with CasinoGamePT";
  return provider === undefined && !element.getAttribute("data-provider") ? "data-provider" : undefined;
}

/** The table that the attributes select; undefined if they are incomplete. */
export function useTableId(props: CardProps): TableId | undefined {
  const { provider, gameId, network } = props;
  const { log } = useServices();
  const { element } = useHost();
  const missing = missingAttribute(props, element);
  useEffect(() => {
    if (missing) log.warn(`<${element.localName}> needs ${missing}`);
  }, [missing, log, element]);
  return useMemo(() => tableIdOf({ provider, gameId, network }), [provider, gameId, network]);
}

/** The current state of the table, polled while the card is mounted. */
export function useTable(id: TableId | undefined) {
  const liveCasino = useLiveCasino();
  const { page } = useServices();
  // In edit mode the card shows a closed table, without requests.
  const isRequested = id !== undefined && !page.isEdited();
  const table = useMemo(() => (isRequested ? liveCasino.table(id) : noTable), [liveCasino, isRequested, id]);
  useEffect(() => table.watch(), [table]);
  return { table, state: useStore(table.$state), status: useStore(table.$status) };
}
