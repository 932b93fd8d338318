import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useMemo } from "react";
import { useHost } from "../../src/element/host";
import type { FeedStatus, TableId, TableState, WatchedTable } from "../../src/live-casino";
import { useLiveCasino, useServices } from "../../src/widget-kit";
import type { CardProps } from "./props";

const providers = { CasinoGamePT: "playtech", EvolutionGame: "evolution" } as const;

/** A table of a provider that nobody knows, or that nobody asks for: closed for good. */
const noTable: WatchedTable = {
  $state: atom<TableState>({ status: "closed" }),
  $status: atom<FeedStatus>("ready"),
  readAt: () => undefined,
  open: () => undefined,
  watch: () => () => undefined,
};

/** The attributes that are missing, as the author writes them; a wrong one was told when it was read. */
function missingAttribute({ provider, network }: CardProps, element: Element): string | undefined {
  if (provider === "CasinoGamePT" && !network) return "data-network with CasinoGamePT";
  return provider === undefined && !element.getAttribute("data-provider") ? "data-provider" : undefined;
}

/** What the attributes stand for; undefined where no table can be meant. */
export function useTableId(props: CardProps): TableId | undefined {
  const { provider, gameId, network } = props;
  const { log } = useServices();
  const { element } = useHost();
  const missing = missingAttribute(props, element);
  useEffect(() => {
    if (missing) log.warn(`<${element.localName}> needs ${missing}`);
  }, [missing, log, element]);
  return useMemo(() => {
    if (!provider || missing) return undefined;
    return { provider: providers[provider], gameId, ...(provider === "CasinoGamePT" && { network }) };
  }, [provider, gameId, network, missing]);
}

/** The table as it is now, kept fresh while the card is there. */
export function useTable(id: TableId | undefined) {
  const liveCasino = useLiveCasino();
  const { page } = useServices();
  // An author who edits sees a closed card; no lobby is asked for that.
  const isAsked = id !== undefined && !page.isEdited();
  const table = useMemo(() => (isAsked ? liveCasino.table(id) : noTable), [liveCasino, isAsked, id]);
  useEffect(() => table.watch(), [table]);
  return { table, state: useStore(table.$state), status: useStore(table.$status) };
}
