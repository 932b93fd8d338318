import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { frames } from "./gamification";
import type { TestSite } from "./site";

export const tag = "vetrina-leaderboard";
/** The contest whose leaderboard the tests define. Giulia takes part in it. */
export const contestId = "con-autunno-1";
export const boardMarkup = `<${tag} data-entity-id="${contestId}">Classifica</${tag}>`;

/** A rank as the platform sends it; `own` stands for the requesting member. */
export interface TestEntry {
  readonly rank: number;
  readonly score?: number;
  readonly bestScores?: readonly number[];
  readonly members: readonly (Readonly<Record<string, unknown>> | "own")[];
}

export const member = (name: string, fields: object = {}) => ({ name, memberId: name, ...fields });

/** Entries with one member each, in order of rank. Each rank has 10 points less than the one before. */
export const ladder = (
  names: readonly string[],
  change: (name: string) => object = () => ({}),
): TestEntry[] =>
  names.map((name, index) => ({
    rank: index + 1,
    score: 10 * (names.length - index),
    members: [name === "own" ? "own" : member(name, change(name))],
  }));

/** A leaderboard that a test writes and the broker sends with the platform's protocol. */
export interface TestBoard {
  /** Sends a new snapshot, with the next sequence number by default. */
  push(entries: readonly TestEntry[], sequence?: number): void;
}

/** Replaces the leaderboards of the simulated platform until the end of the test. */
export function writeBoard(site: TestSite, first: readonly TestEntry[]): TestBoard {
  const { gamification } = site.sandbox.model;
  const { boards } = gamification;
  const { snapshot } = boards;
  let entries = first;
  let sequence = 1;
  const membersOf = (memberId: string, { members }: TestEntry) =>
    members.map((each) => (each === "own" ? { ...member("Giulia"), memberId } : each));
  boards.snapshot = (id, memberId) => ({
    id,
    sequence,
    accountId: "test",
    constraints: [],
    leaderboardEntries: entries.map((entry) => ({ ...entry, members: membersOf(memberId, entry) })),
  });
  onTestFinished(() => {
    boards.snapshot = snapshot;
  });
  return {
    push(next, number = sequence + 1) {
      entries = next;
      sequence = number;
      gamification.notifyBoardChanged(contestId);
    },
  };
}

/** Rows of the leaderboard that are in the document, without the headings. */
export const rowsIn = (page: Page) => page.locator(tag).first().locator("[role=row]:not(.headings)");

/** Texts of the leaderboard's rows: rank, names and points. */
export const rowTexts = async (page: Page): Promise<string[]> =>
  (await rowsIn(page).allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());

export const tableIn = (page: Page) => page.locator(tag).first().getByRole("table");

/** Button that shows more rows. */
export const moreIn = (page: Page) =>
  page
    .locator(tag)
    .first()
    .getByRole("button", { name: /^Mostra (altri \d|un altro)/ });

/** Requests for leaderboards that the broker has received, each with its action and entity id. */
export const subscriptions = (site: TestSite): string[] =>
  frames(site, "SEND", "eaderboard").map(({ body }) => {
    const { entityId, action } = (body as { body: Record<string, string> }).body;
    return `${action} ${entityId}`;
  });
