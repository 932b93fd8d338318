import { useId } from "react";
import type { LobbyRow, LobbyTable } from "../../src/live-casino/lobby";
import { Button } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import { liveCasinoLobbyTexts } from "./texts";

/** The number of cards that a row shows. “Vedi tutti” shows all of them. */
export const rowLength = 12;

/** The slot of the cards of a row. */
export const rowSlot = (index: number) => `row-${index}`;

export interface RowsProps {
  readonly rows: readonly LobbyRow<LobbyTable>[];
  onShowAll(game: string): void;
}

/** A row of cards for each game, which scrolls sideways. */
export function Rows({ rows, onShowAll }: RowsProps) {
  const id = useId();
  const say = useTexts(liveCasinoLobbyTexts);
  return rows.map(({ game, tables }, index) => {
    const name = game ?? say("otherTables");
    return (
      <section key={name} className="row" aria-labelledby={`${id}${index}`}>
        <div className="row-head">
          <h2 id={`${id}${index}`} className="heading" part="label">
            {name}{" "}
            <span className="meta" part="meta">
              {say("shown", { count: tables.length })}
            </span>
          </h2>
          {game !== undefined && (
            <Button
              look="link"
              className="all"
              part="action-secondary"
              onClick={() => {
                onShowAll(game);
              }}
            >
              {say("all")}
              <span className="vetrina-quiet">{` ${name}`}</span>
            </Button>
          )}
        </div>
        <div className="strip" part="list">
          <slot name={rowSlot(index)} />
        </div>
      </section>
    );
  });
}
