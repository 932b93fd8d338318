import type { TableId } from "./table";

/** The name of a provider's list of tables in the log. Each network has its own list. */
export const listName = (provider: TableId["provider"], network: string | undefined): string =>
  `${provider} lobby${network === undefined ? "" : ` (network ${network})`}`;
