import type { LeaderboardSubscription, ConnectionState, OutgoingCall } from "../connection/connection";
import { isOutdated, isSameLink, isSameTerm, type LeaderEpoch } from "./leader-epoch";
import { type FollowerMessage, isOfLeader, type LeaderMessage, makesToken } from "./messages";
import type { Presence } from "./presence";
import { connecting, idle, type Role, type ConnectionSink } from "./role";
import { createLeaderPing } from "./leader-ping";

export interface FollowerOptions {
  /** This tab. */
  readonly tab: string;
  /** Tells the other tabs. */
  readonly post: (message: FollowerMessage) => void;
  readonly presence: Presence;
  readonly sink: ConnectionSink;
  readonly isVisible: boolean;
  /** Makes a call on a connection of this tab's own. */
  readonly sendAlone: (call: OutgoingCall) => void;
  /** The leader's tab is gone, and nobody may have noticed. */
  readonly onLeaderGone: () => void;
  /** The leader does not answer, or there is none. */
  readonly onSilence: () => void;
}

export interface Follower extends Role {
  /** Resolves when the leader has no more to say: it stepped down, or is gone, or there was none. */
  lastWord(): Promise<void>;
}

/** The role of a tab that uses the connection of another one. */
export function createFollower(options: FollowerOptions): Follower {
  const { tab, post, presence, sink } = options;
  /** Of the leader that is followed, or was the last. */
  let link: LeaderEpoch | undefined;
  let isLed = false;
  let handleLastMessage: () => void = () => undefined;
  let stopWaitingForEnd: () => void = () => undefined;
  let boards: readonly LeaderboardSubscription[] = [];
  let { isVisible } = options;
  /** Some tab waits for a sign of life; calls wait with it, so that none reaches a leader that is given up. */
  let isAsking = false;
  let held: OutgoingCall[] = [];

  function ask() {
    isAsking = true;
    post({ kind: "ask", from: tab, isVisible });
  }
  const watch = createLeaderPing({ ask, onSilence: options.onSilence });

  function relay(call: OutgoingCall, over: LeaderEpoch) {
    post({ kind: "call", from: tab, link: over, sentAt: Date.now(), call });
  }

  function lose(state: ConnectionState) {
    held = [];
    sink.lose(state);
  }

  /** A tab that is looked at will have another leader soon. */
  function loseLeader() {
    isLed = false;
    stopWaitingForEnd();
    lose(isVisible ? connecting : idle);
    handleLastMessage();
  }

  const tellBoards = () => {
    post({ kind: "boards", from: tab, boards: [...boards] });
  };

  /** A leader begins its term, or is heard for the first time. */
  function follow(leader: string) {
    stopWaitingForEnd();
    stopWaitingForEnd = presence.onGone(leader, () => {
      loseLeader();
      options.onLeaderGone();
    });
    if (boards.length > 0) tellBoards();
  }

  function hearState({ link: said, state }: LeaderMessage & { readonly kind: "state" }) {
    const [isNewTerm, isNewLink] = [!isSameTerm(said, link), !isSameLink(said, link)];
    link = said;
    if (isNewTerm) follow(said.leader);
    isLed = state.status !== "idle";
    if (!isLed) loseLeader();
    else if (state.status === "connected") {
      if (isNewLink) lose(connecting);
      sink.show(state);
    } else lose(state);
  }

  function deliver(message: Exclude<LeaderMessage, { kind: "state" }>) {
    if (message.kind === "callback") sink.callback(message.delivery);
    else if (message.kind === "board") sink.board(message.entityId, message.delivery);
    else if (message.kind === "error") sink.brokerError(message.message);
    else if (message.to !== tab) return;
    else if (message.kind === "reply") sink.reply(message.delivery);
    else sink.unsent(message.id);
  }

  function hearLeader(message: LeaderMessage) {
    if (message.kind === "state" ? isOutdated(message.link, link) : !isSameLink(message.link, link)) return;
    watch.heard();
    isAsking = false;
    if (message.kind === "state") hearState(message);
    else deliver(message);
    const calls = held;
    held = [];
    for (const call of calls) if (link) relay(call, link);
  }

  if (isVisible) watch.start();
  else ask();
  return {
    hear(message) {
      if (isOfLeader(message)) hearLeader(message);
      else if (message.kind === "ask") isAsking = true;
    },
    open() {
      if (sink.state().status === "refused") post({ kind: "open", from: tab });
    },
    send(call) {
      if (!link || sink.state().status !== "connected") throw new Error("the line is not connected");
      if (makesToken(call)) options.sendAlone(call);
      else if (isAsking) held.push(call);
      else relay(call, link);
    },
    want(wishes) {
      if (wishes.length > 0 || boards.length > 0) {
        boards = wishes;
        tellBoards();
      }
    },
    attend(isLookedAt) {
      isVisible = isLookedAt;
      if (isVisible) watch.start();
      else watch.stop();
    },
    lastWord: () =>
      isLed
        ? new Promise((resolve) => {
            handleLastMessage = resolve;
          })
        : Promise.resolve(),
    stop() {
      watch.stop();
      stopWaitingForEnd();
      return Promise.resolve();
    },
  };
}
