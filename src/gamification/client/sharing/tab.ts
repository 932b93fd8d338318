import { type Channel, createBroadcast } from "../../../platform/broadcast";
import type { LockManagerLike } from "../../../platform/locks";
import type { PageVisibility } from "../../../platform/page-visibility";
import { withTimeout } from "../../../utils/promises";
import { randomId } from "../../../utils/random-id";
import type { LeaderboardSubscription, Connection } from "../connection/connection";
import type { OutgoingCall } from "../stomp/types";
import { createElection, createSingleTabElection, type Election } from "./election";
import { createFollower, type Follower } from "./follower";
import { createLeader } from "./leader";
import { isOutdated, type LeaderEpoch } from "./leader-epoch";
import { readMessage, type TabMessage } from "./messages";
import { makeOneOffCall } from "./one-off-call";
import { createPresence, singleTabPresence, type Presence } from "./presence";
import { connecting, idle, type Role, type ConnectionSink } from "./role";

/** After a leader has stepped down, its last messages may need this many milliseconds to arrive. */
const maxDelivery = 100;

/** The tabs that share one connection, and how they communicate. */
export interface TabGroup {
  /** The name of the lock and of the channel. */
  readonly name: string;
  readonly locks: LockManagerLike;
  readonly channel: Channel;
}

export interface TabOptions {
  /** Creates this tab's own connection, not yet open. */
  readonly createDirect: () => Connection;
  /** The group of tabs that share a connection; undefined if this tab does not share its connection. */
  readonly group: TabGroup | undefined;
  /** The visibility of the page; undefined if there is no page, such as in a worker. */
  readonly pageVisibility: PageVisibility | undefined;
  readonly sink: ConnectionSink;
  /** The current leaderboard subscriptions of this tab. */
  readonly subscriptions: () => readonly LeaderboardSubscription[];
  /** Called when another tab reports the end of the member's session. */
  readonly onSessionEnd: () => void;
}

/** This tab in the group of tabs that share a connection. Ends when the tab leaves the group. */
export interface Tab extends Pick<Role, "open" | "send" | "setSubscriptions" | "stop"> {
  /** Reports the end of the member's session to the other tabs. */
  broadcastSessionEnd(): void;
}

export function createTab({
  createDirect,
  group,
  pageVisibility,
  sink,
  subscriptions,
  onSessionEnd,
}: TabOptions): Tab {
  const id = randomId();
  /** Functions that cancel pending one-off calls. */
  const oneOffCalls = new Set<() => void>();
  let presence: Presence = group ? createPresence(group.locks, group.name, id) : singleTabPresence;
  let election: Election = createSingleTabElection(becomeLeader);
  /** This tab's role. Undefined until the other tabs can detect this tab, and after `stop`. */
  let role: Role | undefined;
  let follower: Follower | undefined;
  /** True as soon as this tab is elected, even while `role` is still a follower's role. */
  let leads = false;
  let isOver = false;
  /** The epoch of the newest known leader. */
  let newestEpoch: LeaderEpoch | undefined;

  const isVisible = () => !pageVisibility?.isHidden();
  const broadcast = createBroadcast<TabMessage>({
    name: group?.name ?? "",
    read: readMessage,
    listener: handleMessage,
    open: () => group?.channel,
  });

  function startRole(newRole: Role, isLeader: boolean) {
    role = newRole;
    leads = isLeader;
    role.setSubscriptions(subscriptions());
  }

  function becomeLeader() {
    void role?.stop();
    sink.lose(connecting, follower?.takeQueuedCalls());
    const electedAt = Math.max(Date.now(), (newestEpoch?.electedAt ?? 0) + 1);
    newestEpoch = { leader: id, electedAt, connection: 0 };
    const leader = createLeader({
      tab: id,
      electedAt,
      connection: createDirect(),
      post: broadcast.send,
      presence,
      sink,
      onStepDown: stepDown,
    });
    startRole(leader, true);
    leader.setVisible(isVisible());
  }

  function becomeFollower() {
    follower = createFollower({
      tab: id,
      post: broadcast.send,
      presence,
      sink,
      isVisible: isVisible(),
      sendOneOff,
      onLeaderGone: election.standIfFree,
      onLeaderSilent: election.seize,
    });
    startRole(follower, false);
    if (isVisible()) election.stand();
  }

  /** Becomes leader after the last messages of the previous leader have arrived. */
  async function succeedLeader() {
    leads = true;
    const lastRole = follower;
    await withTimeout(maxDelivery, Promise.resolve(lastRole?.leaderEnded()), () => undefined);
    if (role === lastRole) becomeLeader();
  }

  function stepDown() {
    void role?.stop();
    election.withdraw();
    sink.lose(isVisible() ? connecting : idle);
    becomeFollower();
  }

  function handleMessage(message: TabMessage) {
    if (isOver) return;
    if (message.kind === "state" && (!newestEpoch || isOutdated(newestEpoch, message.epoch))) {
      newestEpoch = message.epoch;
      // A leader that was frozen may receive this message before it detects that it has lost the lock.
      if (leads) stepDown();
    }
    if (message.kind === "sessionEnd") onSessionEnd();
    else role?.handleMessage(message);
  }

  function sendOneOff(call: OutgoingCall) {
    const cancel = makeOneOffCall({
      connection: createDirect(),
      call,
      emit: sink.emit,
      onEnd() {
        oneOffCalls.delete(cancel);
      },
    });
    oneOffCalls.add(cancel);
  }

  function start() {
    if (isOver) return;
    becomeFollower();
    if (!isVisible()) election.standIfFree();
  }

  const pageSubscriptions = [
    pageVisibility?.onVisible(() => {
      role?.setVisible(true);
      if (role) election.stand();
    }),
    pageVisibility?.onHidden(() => {
      role?.setVisible(false);
      if (!leads) election.withdraw();
    }),
  ];

  function joinGroup({ locks, name }: TabGroup) {
    presence.enter().then(
      () => {
        election = createElection({
          locks,
          lockName: name,
          onElected(isSeized) {
            if (isSeized) becomeLeader();
            else void succeedLeader();
          },
          onDeposed: stepDown,
        });
        start();
      },
      () => {
        // The browser denies locks to this page, so it cannot share.
        presence = singleTabPresence;
        broadcast.close();
        start();
      },
    );
  }

  if (group) joinGroup(group);
  else start();

  return {
    open: () => role?.open(),
    send(call) {
      if (!role) throw new Error("no connection");
      role.send(call);
    },
    setSubscriptions: (newSubscriptions) => role?.setSubscriptions(newSubscriptions),
    broadcastSessionEnd() {
      broadcast.send({ kind: "sessionEnd", from: id });
    },
    async stop() {
      isOver = true;
      for (const unsubscribe of pageSubscriptions) unsubscribe?.();
      for (const cancel of oneOffCalls) cancel();
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
