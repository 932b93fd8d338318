import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzRounds } from "../../../../support/fuzz";
import { createTabs, pass, groupName, type TestTab, useFakeTime } from "./tabs";

useFakeTime();

const limits = 5;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("open" as const), isHidden: fc.boolean() }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom("close", "crash", "hang", "goOn", "suspend", "resume", "hide", "show"),
      tab: fc.nat(limits),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant("send" as const), tab: fc.nat(limits) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("drop" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("answer" as const), answers: fc.boolean() }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant("pass" as const),
      time: fc.constantFrom(0, 1, 2, 15, 100, 700, 1600),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The condition of a tab determines the possible steps. */
type Condition = "runs" | "hangs" | "away" | "gone";

interface Actor extends TestTab {
  condition: Condition;
  /** Sent calls, each with the number of events that occurred before the call. */
  readonly sent: { readonly id: string; readonly after: number }[];
}

function createStorm() {
  const tabs = createTabs();
  const actors: Actor[] = [];
  const living = () => actors.filter(({ condition }) => condition !== "gone");

  function act(actor: Actor, what: Step["do"]) {
    const { condition } = actor;
    if (condition === "runs") {
      if (what === "close") void actor.connection.close();
      else if (what === "hide") actor.hide();
      else if (what === "show") actor.show();
      else if (what === "send" && actor.status() === "connected")
        actor.sent.push({ after: actor.events.length, id: actor.send() });
    }
    if (what === "close" && condition === "runs") actor.condition = "gone";
    if (what === "crash") {
      actor.crash();
      actor.condition = "gone";
    }
    // The simulation cannot stop the timers of a page. Only a visible leader has no timers, so no other tab
    // may hang.
    if (what === "hang" && condition === "runs" && leads(actor)) {
      actor.hang();
      actor.condition = "hangs";
    }
    if (what === "goOn" && condition === "hangs") {
      actor.goOn();
      actor.condition = "runs";
    }
    if (what === "suspend" && condition === "runs") {
      actor.suspend();
      actor.condition = "away";
    }
    if (what === "resume" && condition === "away") {
      actor.resume();
      actor.condition = "runs";
    }
  }

  const leads = (actor: Actor) =>
    actor.locksHeld().includes(groupName) &&
    !actor.pageVisibility.isHidden() &&
    actor.status() === "connected";

  return {
    ...tabs,
    actors,
    living,
    async take(next: Step) {
      if (next.do === "pass") await pass(next.time);
      else if (next.do === "answer") tabs.platform.settings.answers = next.answers;
      else if (next.do === "drop") tabs.platform.connections()[0]?.drop();
      else if (next.do === "open") {
        if (living().length < limits)
          actors.push(
            Object.assign(tabs.openTab({ isHidden: next.isHidden }), {
              condition: "runs" as const,
              sent: [],
            }),
          );
      } else {
        const actor = living()[next.tab % Math.max(living().length, 1)];
        if (actor) act(actor, next.do);
      }
    },
    /** Resumes all remaining pages, and makes one of them visible. */
    async calm() {
      tabs.platform.settings.answers = true;
      for (const actor of living()) {
        act(actor, "goOn");
        act(actor, "resume");
      }
      living()[0]?.show();
      await pass(20_000);
    },
  };
}

/** Checks that no call got a second reply, or a reply after the call was reported as lost. */
function expectOneOutcome({ events, sent }: Actor) {
  for (const { id, after } of sent) {
    const outcomes = events
      .slice(after)
      .filter((event) => ["lost", `unsent ${id}`, `reply ${id}`].includes(event));
    expect(outcomes.slice(1)).not.toContain(`reply ${id}`);
  }
}

describe("the tabs of a browser after random events", () => {
  it("have not sent any call twice, and share one connection", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        const storm = createStorm();
        for (const next of steps) await storm.take(next);
        await storm.calm();

        const ids = storm.platform.received.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        storm.actors.forEach(expectOneOutcome);

        expect(storm.platform.connections()).toHaveLength(Math.min(storm.living().length, 1));
        for (const actor of storm.living()) {
          expect(actor.status()).toBe("connected");
          const id = actor.send();
          await pass(50);
          expect(actor.events.at(-1)).toBe(`reply ${id}`);
        }
        for (const actor of storm.actors) await actor.connection.close();
        await pass(10);
      }),
      { numRuns: fuzzRounds(300) },
    );
  });
});
