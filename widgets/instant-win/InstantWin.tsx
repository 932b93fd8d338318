import { useStore } from "@nanostores/react";
import { useCallback, useRef, useState } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { useChunk } from "../../src/element/useChunk";
import { openFirst } from "../../src/gamification/instant-wins/availability";
import { lookOf } from "../../src/gamification/instant-wins/look";
import type { InstantWinPlays } from "../../src/gamification/instant-wins/plays";
import { instantWinList } from "../../src/gamification/instant-wins/queries";
import { isCalm } from "../../src/platform/page";
import { Card, cardStyles, PanelState, panelStateStyles, Skeleton, uiStyles } from "../../src/ui";
import { dialogStyles } from "../../src/ui/dialog";
import { richTextStyles } from "../../src/ui/rich-text/RichText";
import { useAccount, useConfig, useServices, useTexts } from "../../src/widget-kit";
import {
  CardList,
  gamificationStyles,
  useEntityList,
  useReleasedSpace,
} from "../../src/widget-kit/gamification";
import type { instantWin } from "./definition";
import { Game } from "./Game";
import css from "./instant-win.css?inline";
import { instantWinTexts } from "./texts";

const loadPlay = () => import("./instant-win-play");

/** The instant wins of the platform. If the visitor's token does not allow them, a login button is shown. */
export function InstantWin({ heading, look, donations, tags, ids, limit }: WidgetProps<typeof instantWin>) {
  const say = useTexts(instantWinTexts);
  const { language } = useConfig();
  const { element } = useHost();
  const { clock } = useServices();
  // A game that opens or ends keeps its place while the player views it.
  const [firstNow] = useState(() => clock.now());
  const isLoggedIn = useStore(useAccount().session.$player) !== undefined;
  const play = useChunk(loadPlay);
  const [plays, setPlays] = useState<InstantWinPlays>();
  const [retryMember, setRetryMember] = useState<() => void>();
  const { items, more, ...panel } = useEntityList(instantWinList, { tags, ids, language }, { limit });
  // A setter would call a function that it receives, so it receives a function that returns `retry`.
  const keepRetry = useCallback((retry: (() => void) | undefined) => setRetryMember(() => retry), []);
  const status = panel.status === "empty" && !isLoggedIn ? "logged-out" : panel.status;
  useHostState(status);
  const title = heading || say("heading");
  const titleRef = useRef<HTMLHeadingElement>(null);
  useReleasedSpace(titleRef, status === "loading");
  return (
    <Card title={title} titleRef={titleRef}>
      {play.chunk && <play.chunk.MemberPlays onReady={setPlays} onFailure={keepRetry} />}
      <PanelState
        {...panel}
        status={status}
        label={title}
        what={say("what")}
        skeleton={<GameSkeleton look={look} />}
        {...(status === "empty" && { message: say(ids.length === 1 ? "gone" : "empty") })}
        {...(status === "logged-out" && { message: say("visitor") })}
      >
        {items && (
          <CardList items={openFirst(items, firstNow)} more={more} title={title}>
            {(item) => (
              <Game
                item={item}
                look={lookOf(look === "platform" ? undefined : look, item.instantWin, item.hasLookFile)}
                play={play}
                onRetry={play.status === "failed" ? play.retry : retryMember}
                plays={plays}
                isLoggedIn={isLoggedIn}
                isCalm={isCalm(element)}
                offersDonation={donations}
              />
            )}
          </CardList>
        )}
      </PanelState>
    </Card>
  );
}

export default {
  component: InstantWin,
  styles: [...uiStyles, cardStyles, panelStateStyles, dialogStyles, richTextStyles, gamificationStyles, css],
} satisfies WidgetModule<WidgetProps<typeof instantWin>>;

/** The shape of a game while the list is loading. */
export const GameSkeleton = ({ look }: { readonly look: string }) => (
  <div className="entities" aria-hidden="true">
    <div className="game">
      <div className="game-head">
        <Skeleton inlineSize="60%" blockSize="calc(var(--v-fs-lg)*1.35)" />
        <Skeleton inlineSize="40%" blockSize="calc(var(--v-fs-sm)*1.45)" />
      </div>
      <div className="stage" data-look={look === "platform" ? "wheel" : look}>
        <div className="board">
          <div className="frame" />
        </div>
      </div>
      <div className="game-foot">
        <Skeleton blockSize="var(--v-h-control)" />
      </div>
    </div>
  </div>
);
