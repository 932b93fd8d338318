import { useEffect, useState } from "react";
import type { ResponsibleGamingService } from "../../src/account";
import type { LiveCasino, TableId, WatchedTable } from "../../src/live-casino";
import { tableIdOf } from "../../src/live-casino/table-id";
import type { Log } from "../../src/utils/log";
import type { CardProps } from "./card";
import type { LaunchButton } from "./launch-button";
import { tableSourceOf, type TableView } from "./table-source";

/** The missing attributes. A wrong value is already reported when the attribute is parsed. */
function missingAttribute({ provider, network }: CardProps, element: Element): string | undefined {
  if (provider === "CasinoGamePT" && !network) return "data-network with CasinoGamePT";
  return provider === undefined && !element.getAttribute("data-provider") ? "data-provider" : undefined;
}

/** The table that the attributes select; undefined if they are incomplete, which is logged. */
export function useTableId(props: CardProps, element: Element, log: Log): TableId | undefined {
  const missing = missingAttribute(props, element);
  useEffect(() => {
    if (missing) log.warn(`<${element.localName}> needs ${missing}`);
  }, [missing, log, element]);
  return tableIdOf(props);
}

/**
 * The current state of a table and the player's restriction, kept fresh while the card is mounted.
 *
 * @param button the button whose launches are reset when the table changes or the card is unmounted
 */
export function useTable(
  table: WatchedTable,
  limits: ResponsibleGamingService,
  liveCasino: LiveCasino,
  button: LaunchButton,
): TableView {
  const source = tableSourceOf(table, limits, liveCasino);
  const [, setView] = useState(source.view());
  useEffect(() => {
    const update = () => {
      setView(source.view());
    };
    // The state may have changed since the rendering.
    update();
    const stop = source.subscribe(update);
    return () => {
      stop();
      button.reset();
    };
  }, [source, button]);
  return source.view();
}
