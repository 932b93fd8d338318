import { useEffect, useMemo, useState } from "react";
import { type LobbyChoice, readChoice, withChoice } from "../../src/live-casino/lobby";
import { useServices } from "../../src/widget-kit";

/** The player's choice, stored in the URL of the page. Back and forward change it. */
export function useChoice(lobby: string, games: readonly string[]) {
  const { page } = useServices();
  const [address, setAddress] = useState(() => page.address());
  useEffect(
    () =>
      page.onAddress(() => {
        setAddress(page.address());
      }),
    [page],
  );
  // The list of games is a new one at each render; its content changes only with the cards.
  const known = games.join("\n");
  const choice = useMemo(() => readChoice(address, lobby, known.split("\n")), [address, lobby, known]);
  return {
    choice,
    choose(change: LobbyChoice) {
      const next = withChoice(page.address(), lobby, { ...choice, ...change });
      // The browser may have refused an earlier change: then the page's URL does not contain the choice.
      setAddress(next);
      if (next.href !== page.address().href) page.pushAddress(next.href);
    },
  };
}
