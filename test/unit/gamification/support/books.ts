import type { Model } from "../../../../sandbox/model";
import { type Gamification, getMember, manageOptin } from "../../../../src/gamification";
import { outcomeOf } from "./start-client";

/**
 * Expected result after every fault: each call has an outcome, and no write or callback was processed twice.
 */
export const inOrder = { unanswered: 0, sentTwice: [], handledTwice: [] };

interface Booked {
  readonly client: Pick<Gamification, "on" | "call" | "board">;
  readonly model: Model;
  /** Everything that the client sent or the broker received. */
  readonly network: { readonly sent: readonly string[] };
}

function thoseThatComeTwice(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.has(name) || !seen.add(name));
}

/** Makes calls and causes callbacks that can be identified, and records their outcomes. */
export function keepBooks({ client, model, network }: Booked) {
  const ends: unknown[] = [];
  const handled: string[] = [];
  let unanswered = 0;
  let count = 0;
  client.on("entityChanged", ({ entityId }) => void handled.push(entityId));

  function follow(call: Promise<unknown>) {
    unanswered += 1;
    return outcomeOf(call).then((end) => {
      unanswered -= 1;
      ends.push(end);
      return end;
    });
  }

  const books = {
    /** @returns the outcome */
    read() {
      count += 1;
      const request = { includeCustomFields: [], includeMetaDataFields: [`read-${count}`] };
      return follow(client.call(getMember, request));
    },
    /**
     * Makes a call for an entity that does not exist, so that the call ends with `remote` if it gets a reply.
     */
    write() {
      count += 1;
      const request = { entityId: `write-${count}`, entityType: "Achievement", action: "join" } as const;
      return follow(client.call(manageOptin, request));
    },
    report() {
      count += 1;
      const body = { entityId: `change-${count}` };
      model.gamification.push("mem-giulia", { callback: "entityChanged", objectType: "EntityChanged", body });
    },
    /** Makes one read and one write, and causes one callback. */
    live() {
      void books.read();
      void books.write();
      books.report();
    },
    handled: () => handled.length,
    /** The number of calls with each outcome. Calls that returned a value count as "answered". */
    ends() {
      const counts: Record<string, number> = {};
      for (const end of ends) {
        const name = typeof end === "string" ? end : "answered";
        counts[name] = (counts[name] ?? 0) + 1;
      }
      return counts;
    },
    audit: () => ({
      unanswered,
      sentTwice: thoseThatComeTwice(network.sent.flatMap((text) => /"(write-\d+)"/.exec(text)?.[1] ?? [])),
      handledTwice: thoseThatComeTwice(handled),
    }),
  };
  return books;
}
