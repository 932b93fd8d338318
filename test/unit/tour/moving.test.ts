// @vitest-environment node
import { describe, expect, it } from "vitest";
import { createPage, planOf, settle, three } from "./harness";

const a = { title: "A", target: "#a" };
const b = { title: "B", target: "#b" };
const c = { title: "C", target: "#c" };

describe("a tour", () => {
  it("shows its steps in both directions, and ends after the last one", async () => {
    const { tour, shown, events } = createPage();
    expect(await tour.start(planOf(three))).toBe(true);
    expect(shown()).toBe("step Uno 1/3");
    tour.previous();
    await settle();
    expect(shown(), "there is nothing before the first").toBe("step Uno 1/3");
    for (const expected of ["step Due 2/3", "step Tre 3/3"]) {
      tour.next();
      await settle();
      expect(shown()).toBe(expected);
    }
    tour.previous();
    await settle();
    expect(shown()).toBe("step Due 2/3");
    tour.next();
    await settle();
    tour.next();
    await settle();
    expect(shown()).toBe("idle");
    expect(events.map(([name]) => name.replace("vetrina:tour-", ""))).toEqual(
      "start step step step step step end".split(" "),
    );
    expect(events.at(-1)).toEqual(["vetrina:tour-end", { id: "prova", version: "1", how: "finished" }]);
    expect(events[1]?.[1]).toEqual({ id: "prova", version: "1", position: 1, count: 3, title: "Uno" });
  });

  it("waits for a missing target, then skips its step and adjusts the count (T5)", async () => {
    const { tour, shown, present, waits } = createPage();
    present.add("#a").add("#c");
    await tour.start(planOf([a, b, c]));
    expect(shown()).toBe("step A 1/3");
    tour.next();
    expect(shown(), "the step before stays").toBe("waiting A 1/3");
    waits.get("#b")?.(false);
    await settle();
    expect(shown()).toBe("step C 2/2");
    tour.previous();
    await settle();
    expect(shown(), "without another wait").toBe("step A 1/2");
  });

  it("shows a late target as soon as it exists", async () => {
    const { tour, shown, present, waits } = createPage();
    present.add("#a");
    await tour.start(planOf([a, b]));
    tour.next();
    waits.get("#b")?.(true);
    await settle();
    expect(shown()).toBe("step B 2/2");
  });

  it("ends and does not count as seen if it cannot show any step", async () => {
    const { tour, waits, events, localItems } = createPage();
    const started = tour.start(planOf([a]));
    await settle();
    waits.get("#a")?.(false);
    expect(await started).toBe(false);
    expect(events.at(-1)?.[1]).toMatchObject({ how: "nothing-to-show" });
    expect(localItems.read("vetrina-tour-seen:prova")).toBeUndefined();
  });

  it("ends as finished if the target of its last step does not appear", async () => {
    const { tour, present, waits, events, shown } = createPage();
    present.add("#a");
    await tour.start(planOf([a, b]));
    tour.next();
    waits.get("#b")?.(false);
    await settle();
    expect(shown()).toBe("idle");
    expect(events.at(-1)?.[1]).toMatchObject({ how: "finished" });
  });

  it("stops when another tour starts", async () => {
    const { tour, events, shown } = createPage();
    await tour.start(planOf(three));
    await tour.start(planOf([{ title: "Altra" }], { id: "altra" }));
    expect(events.map(([, detail]) => detail)).toContainEqual({ id: "prova", version: "1", how: "stopped" });
    expect(shown()).toBe("step Altra 1/1");
    tour.stop();
    expect(shown()).toBe("idle");
  });
});

describe("a tour start", () => {
  it("resolves with false if another start follows, and only the last start resolves with true", async () => {
    const { tour, shown } = createPage();
    const starts = ["a", "b", "c"].map((id) => tour.start(planOf([{ title: id }], { id })));
    expect(await Promise.all(starts)).toEqual([false, false, true]);
    expect(shown()).toBe("step c 1/1");
  });

  it("resolves with false if the tour is stopped immediately", async () => {
    const { tour } = createPage();
    const started = tour.start(planOf([a]));
    tour.stop();
    expect(await started).toBe(false);
  });

  it("resolves with false if the tour is stopped while it waits for its target", async () => {
    const { tour, shown, waits } = createPage();
    const started = tour.start(planOf([a]));
    await settle();
    expect(shown()).toBe("waiting - -/-");
    tour.stop();
    expect(await started).toBe(false);
    waits.get("#a")?.(true);
    await settle();
    expect(shown()).toBe("idle");
  });

  it("resolves with true if it has shown a step", async () => {
    const { tour, waits } = createPage();
    const started = tour.start(planOf([a, b]));
    await settle();
    waits.get("#a")?.(true);
    expect(await started).toBe(true);
    tour.next();
    expect(await tour.start(planOf([{ title: "Altra" }], { id: "altra" }))).toBe(true);
  });
});

describe("a restricted player", () => {
  const inviting = [{ title: "Uno" }, { title: "Bonus", invites: true }, { title: "Tre" }];

  it("sees neither a step with an invitation nor a count that includes it", async () => {
    const { tour, page, shown } = createPage();
    page.mayInvite = false;
    await tour.start(planOf(inviting));
    tour.next();
    await settle();
    expect(shown()).toBe("step Tre 2/2");
  });

  it("leaves a step with an invitation when the restriction begins", async () => {
    const { tour, page, shown } = createPage();
    await tour.start(planOf(inviting));
    tour.next();
    await settle();
    expect(shown()).toBe("step Bonus 2/3");
    page.forbidInvitations();
    await settle();
    expect(shown()).toBe("step Tre 2/2");
  });
});

describe("a running tour", () => {
  it("ends immediately when it is cancelled if no confirmation is configured (T1)", async () => {
    const { tour, events } = createPage();
    await tour.start(planOf(three));
    tour.cancel();
    expect(events.at(-1)?.[1]).toMatchObject({ how: "cancelled" });
  });

  it("requires confirmation of a cancellation, and keeps its step if the player declines (T1)", async () => {
    const { tour, shown, events } = createPage();
    await tour.start(planOf(three, { confirm: true }));
    tour.cancel();
    expect(shown()).toBe("asking Uno 1/3");
    tour.cancel();
    tour.next();
    await settle();
    expect(shown()).toBe("asking Uno 1/3");
    tour.answer(false);
    expect(shown()).toBe("step Uno 1/3");
    tour.answer(true);
    expect(shown(), "no question was open").toBe("step Uno 1/3");
    tour.cancel();
    tour.answer(true);
    expect(shown()).toBe("idle");
    expect(events.at(-1)?.[1]).toMatchObject({ how: "cancelled" });
  });

  it("continues the interrupted move if the player declines to cancel", async () => {
    const { tour, shown, present } = createPage();
    present.add("#a");
    await tour.start(planOf([a, b], { confirm: "page" }));
    tour.next();
    tour.cancel();
    await settle();
    expect(shown()).toBe("asking A 1/2");
    present.add("#b");
    tour.answer(false);
    await settle();
    expect(shown()).toBe("step B 2/2");
  });

  it("ends without confirmation after its last step (T1)", async () => {
    const { tour, shown, events } = createPage();
    await tour.start(planOf([{ title: "Uno" }], { confirm: true }));
    tour.next();
    await settle();
    expect(shown()).toBe("idle");
    expect(events.at(-1)?.[1]).toMatchObject({ how: "finished" });
  });
});
