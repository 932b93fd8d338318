import type { ReadableAtom } from "nanostores";
import { boundedText } from "../../utils/bounded-text";
import type { Log } from "../../utils/log";
import type { GamificationClient } from "../client/client";
import { getAchievements } from "../protocol/achievements";
import { awardDeadline, awardStateOf, getAwards, isClaimable } from "../protocol/awards";
import type { Message } from "../protocol/messages";
import type { OptinStatus } from "../protocol/opt-in";
import { entityPhases } from "../protocol/states";
import { createBatch } from "./batch";
import { messageNews } from "./message-news";
import { createCompletions, mayBeClaimable } from "./progress-news";
import { createNewsQueue, type Waiting } from "./queue";
import { createRecentIds } from "./recent-ids";

/** Maximum number of entities that are read at a time (protocol section 7). */
const maxRead = 20;

export interface NotificationsEnvironment {
  readonly client: Pick<GamificationClient, "on" | "call" | "readUntil">;
  readonly log: Log;
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * True if the page is hidden. A hidden page does not show notices, because another tab may show them and
   * each is recorded elsewhere.
   */
  isHidden(): boolean;
  /** The language of the platform's texts. */
  language(): string;
}

/** News of the platform and of the member's own progress, for one place on a page. */
export interface Notifications {
  readonly $waiting: ReadableAtom<Waiting>;
  /** Removes the notice that is shown now, or the count of additional news. */
  next(): void;
  /**
   * Subscribes to news of the platform, which connects the client. Call it only for a member who may see
   * notices.
   *
   * @param member identifies the member; a change of the member forgets all earlier news
   * @returns a function that unsubscribes and removes all notices
   */
  listen(member: unknown): () => void;
}

export function createNotifications(environment: NotificationsEnvironment): Notifications {
  const { client, log, now, isHidden, language } = environment;
  const queue = createNewsQueue();
  const completions = createCompletions();
  const recentAchievements = createRecentIds(now);

  /**
   * Logs a failed read. The notice then lacks a name or does not appear, but the news is recorded elsewhere.
   */
  function note(error: unknown, signal: AbortSignal) {
    if (!signal.aborted) log.info("a read for notifications failed", error);
  }

  function handleMessage(message: Message) {
    const news = messageNews(message, now());
    if (!news || isHidden() || recentAchievements.has(news.achievementId)) return;
    recentAchievements.add(news.achievementId);
    queue.add(news);
  }

  /** Announces completed achievements by name, or without a name if the name cannot be read. */
  async function announceAchievements(ids: readonly string[], signal: AbortSignal) {
    const names = await readNames(ids, signal);
    if (signal.aborted || isHidden()) return;
    for (const id of ids) {
      // The platform has already sent a message about this completion.
      if (recentAchievements.has(id)) continue;
      recentAchievements.add(id);
      queue.add({ kind: "achievement", key: `achievement:${id}:${now()}`, name: names.get(id) ?? "" });
    }
  }

  async function readNames(ids: readonly string[], signal: AbortSignal) {
    const read = ids.slice(0, maxRead);
    const achievementFilter = {
      ids: read,
      skip: 0,
      limit: read.length,
      statusCode: entityPhases.visible,
      includeOptInState: false,
    };
    try {
      const request = { languageKey: language(), achievementFilter };
      const { data } = await client.call(getAchievements, request, { signal });
      return new Map(data.map(({ id, name }) => [id, boundedText(name)]));
    } catch (error) {
      note(error, signal);
      return new Map<string, string>();
    }
  }

  /** Announces the awards that the member can claim. */
  async function announceAwards(ids: readonly string[], signal: AbortSignal) {
    const awardFilter = { ids: ids.slice(0, maxRead), skip: 0, limit: maxRead };
    const request = { languageKey: language(), awardFilter };
    try {
      const { data } = await client.readUntil(
        (options) => client.call(getAwards, request, options),
        // If an award is missing or still `Held`, the reply may be older than the callback.
        (reply) =>
          awardFilter.ids.every((id) => {
            const award = reply.data.find((each) => each.id === id);
            const state = award && awardStateOf(award);
            return state !== undefined && state !== "Held";
          }),
        { signal },
      );
      if (signal.aborted || isHidden()) return;
      for (const award of data) {
        const isOpen = isClaimable(award, now()) && (awardDeadline(award) ?? Infinity) >= now();
        if (!isOpen || !awardFilter.ids.includes(award.id)) continue;
        const { id, name } = award;
        queue.add({ kind: "award", key: `award:${id}`, awardId: id, name: boundedText(name) });
      }
    } catch (error) {
      note(error, signal);
    }
  }

  function forget() {
    queue.clear();
    completions.clear();
    recentAchievements.clear();
  }

  let lastMember: unknown;

  function listen(member: unknown) {
    if (member !== lastMember) forget();
    lastMember = member;
    const controller = new AbortController();
    const { signal } = controller;
    const achievements = createBatch((ids) => announceAchievements(ids, signal));
    const awards = createBatch((ids) => announceAwards(ids, signal));

    function handleProgress(status: OptinStatus) {
      if (completions.isCompletion(status) && !isHidden()) achievements.add(status.entityId);
    }

    function handleAward(change: Parameters<typeof mayBeClaimable>[0]) {
      if (mayBeClaimable(change) && !isHidden()) awards.add(change.entityId);
    }

    const stops = [
      client.on("notification", handleMessage),
      client.on("optinStatus", handleProgress),
      client.on("entityChanged", handleAward),
      client.on("entityStateChanged", handleAward),
      achievements.stop,
      awards.stop,
    ];
    return () => {
      controller.abort();
      for (const stop of stops) stop();
      queue.empty();
    };
  }

  return { $waiting: queue.$waiting, next: queue.next, listen };
}
