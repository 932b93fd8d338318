import { useEffect, useMemo, useState } from "react";
import { type LobbyChoice, readChoice, withChoice } from "../../src/live-casino/lobby";
import { useServices } from "../../src/widget-kit";

/** The player's choice, stored in the URL of the page. Back and forward change it. */
export function useChoice(lobby: string, games: readonly string[]) {
  const { page } = useServices();
  const [url, setUrl] = useState(() => page.url());
  useEffect(
    () =>
      page.onUrlChange(() => {
        setUrl(page.url());
      }),
    [page],
  );
  // Each render creates a new list of games, but its content changes only with the cards.
  const known = games.join("\n");
  const choice = useMemo(() => readChoice(url, lobby, known.split("\n")), [url, lobby, known]);
  return {
    choice,
    choose(change: LobbyChoice) {
      const next = withChoice(page.url(), lobby, { ...choice, ...change });
      // The browser may have refused an earlier change, so the page's URL may lack the choice.
      setUrl(next);
      if (next.href !== page.url().href) page.pushUrl(next.href);
    },
  };
}
