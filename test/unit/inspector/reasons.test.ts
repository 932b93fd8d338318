// @vitest-environment node
import { describe, expect, it } from "vitest";
import { reasonOf, severityOf } from "../../../src/inspector/reasons";
import { reasonTexts } from "../../../src/inspector/sentences";
import { wordsIn } from "../../../src/inspector/words";
import { cases, wrongLimit, wrongName } from "./cases";
import { element, undefinedElement } from "./facts";

describe("why an element does not show", () => {
  it.each(cases)("%#: %j", (facts, why, it, en) => {
    const reason = reasonOf(facts);
    expect(reason.why).toBe(why);
    expect(wordsIn("it").explain(reason)).toBe(it);
    expect(wordsIn("en").explain(reason)).toBe(en);
  });

  it("has a case for each sentence", () => {
    const said = new Set(cases.map(([facts]) => wordsIn("it").explain(reasonOf(facts)).slice(0, 30)));
    const unsaid = Object.values(reasonTexts.it).filter(
      (text) => ![...said].some((start) => start.startsWith(text.split("{")[0]?.slice(0, 20) ?? "")),
    );
    expect(unsaid).toEqual([]);
  });

  it("says the first thing to do first", () => {
    const missing = { missing: ["data-game-id"], attributes: [wrongLimit] };
    expect(reasonOf(element({ ...missing, state: "error" })).why).toBe("missing");
    expect(reasonOf(undefinedElement({ ...missing, isSwitchedOff: true })).why).toBe("switchedOff");
    expect(reasonOf(element({ state: "restricted", attributes: [wrongLimit] })).why).toBe("restricted");
  });

  it("forgets an earlier failure of a chunk, and a tag that is switched off too late", () => {
    expect(reasonOf(element({ failure: "status 404" })).why).toBe("shows");
    expect(reasonOf(element({ isSwitchedOff: true })).why).toBe("shows");
  });

  it("leaves an overlay alone that has nothing to say, whoever is logged in", () => {
    const overlay = { isOverlay: true, isVisible: false };
    expect(reasonOf(element({ ...overlay, state: "logged-out" })).why).toBe("unneeded");
    expect(reasonOf(element({ ...overlay, state: "error" })).why).toBe("failed");
  });

  it("says a mistake before an invitation to log in, and after a reason not to show", () => {
    const wrong = { attributes: [wrongName] };
    expect(reasonOf(element({ ...wrong, state: "logged-out" })).why).toBe("wrongName");
    expect(reasonOf(element({ ...wrong, state: "stale" })).why).toBe("wrongName");
    expect(reasonOf(element({ ...wrong, state: "empty" })).why).toBe("empty");
  });

  it("names what hides an element before its state", () => {
    expect(
      reasonOf(element({ state: "logged-out", hiddenBy: { by: "<div hidden>", plain: "<div hidden>" } })).why,
    ).toBe("hidden");
  });

  it("says first what explains more than the state, but after what hides an element or makes it fail", () => {
    const finding = { text: "un indirizzo di esempio", plain: "un indirizzo di esempio", isFirst: true };
    const failed = { state: "error", finding };
    expect(reasonOf(element(failed))).toMatchObject({ why: "finding", text: finding.text });
    expect(reasonOf(element({ ...failed, finding: { ...finding, isKnown: true } })).why).toBe("notice");
    expect(reasonOf(element({ ...failed, missing: ["data-heading"] })).why).toBe("missing");
    expect(reasonOf(element({ ...failed, showsFallback: true })).why).toBe("crashed");
    const later = { ...failed, finding: { ...finding, isFirst: false } };
    expect(reasonOf(element(later)).why).toBe("failed");
  });

  it("does not take an attribute that is one too many for one with a wrong name", () => {
    const extra = { name: "limit", written: "4", mistake: "name", extraOf: "data-limit" } as const;
    const text = "«limit» è di troppo: «data-limit» c’è già.";
    const facts = { attributes: [extra], finding: { text, plain: text } };
    expect(reasonOf(element(facts))).toMatchObject({ why: "finding", text });
    const both = reasonOf(element({ ...facts, attributes: [wrongName, extra] }));
    expect(both).toMatchObject({ why: "wrongName", others: [] });
  });

  it("cuts long values", () => {
    const attributes = [{ ...wrongLimit, written: "9".repeat(300) }];
    expect(wordsIn("it").explain(reasonOf(element({ attributes }))).length).toBeLessThan(120);
  });

  it("tells mistakes from what is as it should be", () => {
    const severities = Object.fromEntries(cases.map(([facts, why]) => [why, severityOf(reasonOf(facts))]));
    expect(severities).toMatchObject({
      shows: "fine",
      simulated: "fine",
      unneeded: "fine",
      restricted: "known",
      noBonus: "known",
      farAway: "known",
      switchedOff: "known",
      misspelt: "wrong",
      chunkFailed: "wrong",
      notConfigured: "wrong",
      unknownId: "wrong",
      wrongValue: "wrong",
    });
  });
});
