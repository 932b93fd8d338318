import type { PageVisibility } from "../../platform/page-visibility";
import { type Channel, createBroadcast } from "../../platform/broadcast";
import { randomId } from "../../utils/random-id";
import type { LockManagerLike } from "../../platform/locks";
import type { LeaderboardSubscription, Connection, OutgoingCall } from "../connection/connection";
import { withTimeout } from "../../utils/with-timeout";
import { createElection, createSingleTabElection, type Election } from "./election";
import { createFollower, type Follower } from "./follower";
import { createLeader } from "./leader";
import { isOutdated, type LeaderEpoch } from "./leader-epoch";
import { makeOneOffCall } from "./one-off-call";
import { readMessage, type TabMessage } from "./messages";
import { createPresence, singleTabPresence, type Presence } from "./presence";
import { connecting, idle, type Role, type ConnectionSink } from "./role";

/** An answer may be on its way for so long, while its leader has stepped down already; milliseconds. */
const maxDelivery = 100;

/** What a tab has to speak to the others with. */
export interface TabGroup {
  /** Of the lock and the channel. */
  readonly name: string;
  readonly locks: LockManagerLike;
  readonly channel: Channel;
}

export interface TabOptions {
  readonly openOwnLine: () => Connection;
  /** Undefined where the tab shares with nobody. */
  readonly room: TabGroup | undefined;
  /** Undefined where there is no page to look at. */
  readonly pageVisibility: PageVisibility | undefined;
  readonly sink: ConnectionSink;
  /** All boards that this tab looks at now. */
  readonly boards: () => readonly LeaderboardSubscription[];
  /** Another tab says that the member's session is over. */
  readonly onSessionEnd: () => void;
}

/** This tab among those that share a connection, from its coming to its going. */
export interface Tab extends Pick<Role, "open" | "send" | "want" | "stop"> {
  /** Tells the others that the member's session is over. */
  tellSessionEnd(): void;
}

export function createTab({
  openOwnLine,
  room,
  pageVisibility,
  sink,
  boards,
  onSessionEnd,
}: TabOptions): Tab {
  const id = randomId();
  const loneCalls = new Set<() => void>();
  let presence: Presence = room ? createPresence(room.locks, room.name, id) : singleTabPresence;
  let election: Election = createSingleTabElection(lead);
  /** None until the others can see this tab, and after its end. */
  let role: Role | undefined;
  let follower: Follower | undefined;
  /** True from the election on. */
  let leads = false;
  let isOver = false;
  /** Of the newest leader that was heard of. */
  let newest: LeaderEpoch | undefined;

  const isVisible = () => !pageVisibility?.isHidden();
  const broadcast = createBroadcast<TabMessage>({
    name: room?.name ?? "",
    read: readMessage,
    listener: hear,
    open: () => room?.channel,
  });

  function play(next: Role, isLeader: boolean) {
    role = next;
    leads = isLeader;
    role.want(boards());
  }

  function lead() {
    void role?.stop();
    sink.lose(connecting);
    const term = Math.max(Date.now(), (newest?.term ?? 0) + 1);
    newest = { leader: id, term, connection: 0 };
    const { send: post } = broadcast;
    play(
      createLeader({ tab: id, term, line: openOwnLine(), post, presence, sink, onRetire: stepDown }),
      true,
    );
    role?.attend(isVisible());
  }

  function follow() {
    follower = createFollower({
      tab: id,
      post: broadcast.send,
      presence,
      sink,
      isVisible: isVisible(),
      sendAlone,
      onLeaderGone: election.standIfFree,
      onSilence: election.seize,
    });
    play(follower, false);
    if (isVisible()) election.stand();
  }

  async function succeed() {
    leads = true;
    const last = follower;
    await withTimeout(maxDelivery, Promise.resolve(last?.lastWord()), () => undefined);
    if (role === last) lead();
  }

  /** Another tab leads from now on, or none. */
  function stepDown() {
    void role?.stop();
    election.withdraw();
    sink.lose(isVisible() ? connecting : idle);
    follow();
  }

  function hear(message: TabMessage) {
    if (isOver) return;
    if (message.kind === "state" && (!newest || isOutdated(newest, message.link))) {
      newest = message.link;
      // Who slept while it led may hear so before it learns that the lock is lost.
      if (leads) stepDown();
    }
    if (message.kind === "sessionEnd") onSessionEnd();
    else role?.hear(message);
  }

  function sendAlone(call: OutgoingCall) {
    const end = makeOneOffCall({
      line: openOwnLine(),
      call,
      onReply: sink.reply,
      onLost() {
        sink.lost([call.id]);
      },
      onUnsent() {
        sink.unsent(call.id);
      },
      onBrokerError: sink.brokerError,
      onEnd() {
        loneCalls.delete(end);
      },
    });
    loneCalls.add(end);
  }

  function begin() {
    if (isOver) return;
    follow();
    if (!isVisible()) election.standIfFree();
  }

  const stopFollowing = [
    pageVisibility?.onVisible(() => {
      role?.attend(true);
      if (role) election.stand();
    }),
    pageVisibility?.onHidden(() => {
      role?.attend(false);
      if (!leads) election.withdraw();
    }),
  ];

  if (room) {
    const { locks, name } = room;
    presence.enter().then(
      () => {
        election = createElection({
          locks,
          room: name,
          onElected(isSeized) {
            if (isSeized) lead();
            else void succeed();
          },
          onDeposed: stepDown,
        });
        begin();
      },
      () => {
        // The browser keeps no locks for this page: it is alone.
        presence = singleTabPresence;
        broadcast.close();
        begin();
      },
    );
  } else begin();

  return {
    open: () => role?.open(),
    send(call) {
      if (!role) throw new Error("the line is not connected");
      role.send(call);
    },
    want: (wishes) => role?.want(wishes),
    tellSessionEnd() {
      broadcast.send({ kind: "sessionEnd", from: id });
    },
    async stop() {
      isOver = true;
      for (const stop of stopFollowing) stop?.();
      for (const end of loneCalls) end();
      broadcast.send({ kind: "bye", from: id });
      const stopped = role?.stop();
      role = undefined;
      election.withdraw();
      presence.leave();
      broadcast.close();
      await stopped;
    },
  };
}
