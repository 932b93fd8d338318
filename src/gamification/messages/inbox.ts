import { atom, type ReadableAtom } from "nanostores";
import type { SharedEnvironment } from "../entities/panels";
import type { MessageChanges } from "./changes";
import { type MessageChange, messageWrite } from "./queries";

/** Deleted messages that can still be restored. */
export interface Undo {
  /** The ids of the messages, in the order of their deletion. */
  readonly ids: readonly string[];
  /** The widget that offers to restore the messages. */
  readonly by: object;
}

/** Actions of a member on messages, for all widgets of a page. */
export interface Inbox {
  /** Changes that lists may not show yet. */
  readonly $changes: ReadableAtom<MessageChanges>;
  readonly $undo: ReadableAtom<Undo | undefined>;
  /**
   * Marks messages as read. The page shows this immediately; the platform receives one write for all messages
   * that are opened within about a second.
   */
  markRead(ids: readonly string[]): void;
  /** Deletes a message on the page. The write is sent by `commit`, or when the visitor leaves the page. */
  remove(id: string, by: object): void;
  /**
   * Restores the messages that can be restored.
   * @returns their ids
   */
  undo(): readonly string[];
  /** Ends the time in which messages can be restored, and deletes the messages with one write. */
  commit(by?: object): void;
  dispose(): void;
}

/** Wait for more messages that the member opens, milliseconds. */
const batchTime = 1000;

/**
 * Creates the inbox of a page. Changes are collected and sent in one write, after a wait or when the visitor
 * leaves the page. A sent write is never repeated (reliability section 2). If the write fails, the message is
 * shown as before.
 */
export function createInbox({ lifecycle, owner, write }: SharedEnvironment): Inbox {
  const $changes = atom<MessageChanges>({});
  const $undo = atom<Undo | undefined>();
  let opened: readonly string[] = [];
  /** Changes that were made before the deletion, for messages that can still be restored. */
  let former: MessageChanges = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(ids: readonly string[], to: MessageChange | undefined) {
    $changes.set({ ...$changes.get(), ...Object.fromEntries(ids.map((id) => [id, to])) });
  }

  async function send(ids: readonly string[], to: MessageChange) {
    const signal = owner.signal();
    // Marking a message as read has a separate key, because it must not block a deletion of the same message.
    const key = to === "Read" ? `read ${ids.join(" ")}` : ids;
    const outcome = await write("Message", key, (client) =>
      messageWrite(client, { ids, change: to }, signal),
    );
    const hasFailed = outcome?.status === "failed" || outcome?.status === "unknown";
    // In the meantime, the member may have made other changes to some of the messages.
    const unchanged = ids.filter((id) => $changes.get()[id] === to);
    if (hasFailed && !signal.aborted) change(unchanged, undefined);
  }

  function sendRead() {
    clearTimeout(timer);
    timer = undefined;
    const ids = opened;
    opened = [];
    if (ids.length > 0) void send(ids, "Read");
  }

  function commit(by?: object) {
    const waiting = $undo.get();
    if (!waiting || (by && waiting.by !== by)) return;
    $undo.set(undefined);
    void send(waiting.ids, "Deleted");
  }

  function sendAll() {
    sendRead();
    commit();
  }

  const stops = [
    lifecycle.subscribe({ flush: sendAll }),
    // Unsent changes are dropped, because they must not reach the inbox of another member.
    owner.onChange(() => {
      clearTimeout(timer);
      timer = undefined;
      opened = [];
      $undo.set(undefined);
      $changes.set({});
    }),
  ];

  return {
    $changes,
    $undo,
    markRead(ids) {
      const fresh = ids.filter((id) => $changes.get()[id] === undefined);
      if (fresh.length === 0) return;
      opened = [...opened, ...fresh];
      change(fresh, "Read");
      timer ??= setTimeout(sendRead, batchTime);
    },
    remove(id, by) {
      if ($changes.get()[id] === "Deleted") return;
      if ($undo.get()?.by !== by) commit();
      former = { ...former, [id]: $changes.get()[id] };
      change([id], "Deleted");
      $undo.set({ by, ids: [...($undo.get()?.ids ?? []), id] });
    },
    undo() {
      const ids = $undo.get()?.ids ?? [];
      $undo.set(undefined);
      for (const id of ids) change([id], former[id]);
      return ids;
    },
    commit,
    dispose() {
      sendAll();
      for (const stop of stops) stop();
    },
  };
}
