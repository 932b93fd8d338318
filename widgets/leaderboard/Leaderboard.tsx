import { useStore } from "@nanostores/react";
import { useRef } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHostState } from "../../src/element/host";
import { isUpcoming } from "../../src/gamification/protocol/states";
import { formatInstant, formatTimeOfDay } from "../../src/i18n/instants";
import { Card, cardStyles, PanelState, panelStateStyles, uiStyles } from "../../src/ui";
import { chipsStyles } from "../../src/ui/chips/Chips";
import { useFocusAfterLogin } from "../../src/ui/focus";
import { useConfig, useGamification, usePanels, useServices, useTexts } from "../../src/widget-kit";
import { gamificationStyles, useMemberView, useReleasedSpace } from "../../src/widget-kit/gamification";
import { Board } from "./Board";
import { boardStatus } from "./board-status";
import { BoardSkeleton } from "./BoardSkeleton";
import type { leaderboard } from "./definition";
import { contestText } from "./format";
import css from "./leaderboard.css?inline";
import { leaderboardTexts } from "./texts";
import { useBoard } from "./useBoard";
import { useContest } from "./useContest";

type Props = WidgetProps<typeof leaderboard>;

/** The leaderboard of a contest. Visitors see it without their own rank. Restricted players do not see it. */
export function Leaderboard(props: Props) {
  const say = useTexts(leaderboardTexts);
  const { language, timeZone } = useConfig();
  const { page } = useServices();
  const { panel, contest, boardId } = useContest(props);
  const { isLoggedIn, isFree } = useMemberView();
  const { member } = usePanels();
  const own = useStore(member.$state);
  const connection = useStore(useGamification().$state);
  const isOpen = isFree && panel.status !== "logged-out" && panel.status !== "opted-out" && !page.isEdited();
  const extent = {
    top: Math.floor(props.top),
    above: Math.floor(props.above),
    below: Math.floor(props.below),
  };
  const { updates, isRefused, retry } = useBoard(isOpen ? boardId : undefined, extent, isLoggedIn);
  const snapshot = useStore(updates.$picture).value;
  const status = boardStatus({
    contests: panel.status,
    hasContests: panel.items !== undefined,
    isOpen,
    hasTarget: boardId !== undefined,
    isMemberLoading: isLoggedIn && (own.status === "none" || own.status === "loading"),
    rows: snapshot?.board.leaderboardEntries.length,
    isRefused,
    connection: connection.status,
  });
  useHostState(status);
  const title = props.heading || say("heading");
  const startsOn = contest && isUpcoming(contest) ? contest.scheduledStartDate : undefined;
  const titleRef = useRef<HTMLHeadingElement>(null);
  useReleasedSpace(titleRef, status === "loading");
  const expectLogin = useFocusAfterLogin(titleRef, !isLoggedIn);
  const logIn = () => {
    expectLogin();
    panel.onLogin?.();
  };
  return (
    <Card title={title} titleRef={titleRef}>
      <PanelState
        {...panel}
        status={status}
        label={title}
        what={say("what")}
        skeleton={<BoardSkeleton hasOwnRank={isLoggedIn} />}
        {...(snapshot && { time: formatTimeOfDay(snapshot.at, language, timeZone) })}
        {...(status === "logged-out" && { message: say("visitor") })}
        {...(status === "empty" && {
          message: startsOn
            ? say("startsOn", { date: formatInstant(startsOn, language, timeZone) })
            : say("empty"),
        })}
        missing={isLoggedIn && own.status === "unknown" ? say("ownMissing") : undefined}
        onRetry={() => {
          panel.onRetry?.();
          // The state of the resource contains the error.
          member.read().catch(() => undefined);
          retry();
        }}
      >
        {snapshot && boardId !== undefined && (
          <Board
            key={boardId}
            contestId={boardId}
            title={title}
            contest={contest && contestText(contest, say)}
            snapshot={snapshot}
            updates={updates}
            {...extent}
            ownId={isLoggedIn && "value" in own ? own.value.id : undefined}
            firstView={props.view}
            showsBest={props.bestScores}
            onLogin={isLoggedIn ? undefined : logIn}
          />
        )}
      </PanelState>
    </Card>
  );
}

export default {
  component: Leaderboard,
  styles: [...uiStyles, cardStyles, panelStateStyles, chipsStyles, gamificationStyles, css],
} satisfies WidgetModule<Props>;
