import { useState } from "react";
import type { OpenBet } from "../../src/account";
import { Button } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import { Bet } from "./Bet";
import { openBetsTexts } from "./texts";

export interface BetListProps {
  readonly bets: readonly OpenBet[];
  /** Number of bets that are shown at first. */
  readonly limit: number;
}

/** The bets in the service's order. One button shows all bets or fewer bets, and keeps the focus. */
export function BetList({ bets, limit }: BetListProps) {
  const say = useTexts(openBetsTexts);
  const [showsAll, setShowsAll] = useState(false);
  if (bets.length === 0)
    return (
      <p className="none" part="empty">
        {say("empty")}
      </p>
    );
  return (
    <>
      <ul className="bets" role="list">
        {(showsAll ? bets : bets.slice(0, limit)).map((bet, index) => (
          <li key={index}>
            <Bet bet={bet} />
          </li>
        ))}
      </ul>
      {bets.length > limit && (
        <Button
          className="more"
          look="secondary"
          part="action-secondary"
          onClick={() => {
            setShowsAll(!showsAll);
          }}
        >
          {showsAll ? say("showFewer") : say("showAll", { count: bets.length })}
        </Button>
      )}
    </>
  );
}
