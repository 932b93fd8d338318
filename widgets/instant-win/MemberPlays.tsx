import { useStore } from "@nanostores/react";
import { useCallback, useEffect } from "react";
import {
  createPlaysInMemory,
  keptPlaysKey,
  openKeptPlays,
} from "../../src/gamification/instant-wins/kept-plays";
import { checkPlay, playThrough } from "../../src/gamification/instant-wins/play-queries";
import { createInstantWinPlays, type InstantWinPlays } from "../../src/gamification/instant-wins/plays";
import { browserLocks } from "../../src/platform/locks";
import type { PanelsService } from "../../src/services/panels";
import { useAccount, useGamification, usePanels, useServices } from "../../src/widget-kit";

/** All elements of a page share the plays of its member. */
const playsOfPage = new WeakMap<PanelsService, InstantWinPlays>();

export interface MemberPlaysProps {
  /** Receives the plays once. */
  onReady(plays: InstantWinPlays): void;
  /** Receives a function that reads the member again after a failed read, and undefined when it is no longer needed. */
  onFailure(retry: (() => void) | undefined): void;
}

/** Reads the member, and the member's plays that this browser has stored (S35). Renders nothing. */
export function MemberPlays({ onReady, onFailure }: MemberPlaysProps) {
  const panels = usePanels();
  const client = useGamification();
  const { session } = useAccount();
  const { clock, config, localItems } = useServices();
  const { member } = panels;
  const state = useStore(member.$state);
  const isLoggedIn = useStore(session.$player) !== undefined;
  const hasFailed = isLoggedIn && state.status === "unknown";
  const memberId = isLoggedIn && "value" in state ? state.value.id : undefined;
  const language = () => config.get().language;

  let plays = playsOfPage.get(panels);
  if (!plays) {
    plays = createInstantWinPlays({
      locks: browserLocks(),
      now: clock.now,
      send: (play, onLost) => playThrough(panels, play, { language: language(), now: clock.now }, onLost),
      check: (play) => checkPlay(client, play, { language: language(), now: clock.now() }),
    });
    playsOfPage.set(panels, plays);
  }
  const { setKept, sync, checkAll } = plays;

  const retry = useCallback(() => {
    // The state of the resource contains the error.
    member.read().catch(() => undefined);
  }, [member]);

  useEffect(() => (isLoggedIn ? member.subscribe() : undefined), [member, isLoggedIn]);

  useEffect(() => {
    if (memberId === undefined) return setKept(undefined);
    let isCurrent = true;
    void openKeptPlays(localItems, memberId, clock.now)
      // Without digests, as on pages over http, plays are kept in memory.
      .catch(() => createPlaysInMemory(memberId))
      .then((kept) => {
        if (isCurrent) setKept(kept);
      });
    return () => {
      isCurrent = false;
    };
  }, [memberId, localItems, clock, setKept]);

  useEffect(() => {
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === keptPlaysKey || key === null) sync();
    };
    window.addEventListener("storage", followOtherTabs);
    return () => window.removeEventListener("storage", followOtherTabs);
  }, [sync]);

  useEffect(
    () =>
      client.$state.listen(({ status }) => {
        if (status !== "connected") return;
        checkAll();
        if (hasFailed) retry();
      }),
    [client, checkAll, hasFailed, retry],
  );

  useEffect(() => {
    onFailure(hasFailed ? retry : undefined);
    return () => onFailure(undefined);
  }, [hasFailed, retry, onFailure]);

  useEffect(() => onReady(plays), [plays, onReady]);

  return null;
}
