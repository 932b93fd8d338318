import { PanelState } from "../../ui";
import type { RestrictionProps } from "./Restriction";
import type * as detailsModule from "./restriction-details";

/** Loads the content of the panel. It is a separate chunk, because most players never need it. */
export const loadRestriction = (): Promise<typeof detailsModule> => import("./restriction-details");

export interface RestrictedPanelProps extends RestrictionProps {
  /** The result of `useChunk(loadRestriction, …)`. */
  readonly details: { readonly chunk: typeof detailsModule | undefined; readonly status: string };
}

/**
 * Replaces a list that invites to play while a self-exclusion or a game pause is in force. Shows the
 * restriction, its end, and the operator's pages about limits and help (`account.responsibleGamingUrl`,
 * `account.helpUrl`). If the chunk cannot be loaded, one sentence is shown. Requires `panelStateStyles`.
 */
export function RestrictedPanel({ details: { chunk, status }, title, what }: RestrictedPanelProps) {
  if (chunk) return <chunk.Restriction title={title} what={what} />;
  return status === "failed" ? (
    <PanelState status="restricted" label={title} what={what} skeleton={null} />
  ) : null;
}
