import { describe, expect, it } from "vitest";
import { defineWidget, oneOf, text } from "../../../src/definition";
import { describeWidget } from "../../../src/description";

const probe = defineWidget({
  tag: "vetrina-probe",
  attributes: { heading: text({ required: true }), size: oneOf(["small", "large"]) },
  events: { "vetrina:probe-pick": { cancelable: true, detail: { size: ["small", "large"], at: "number?" } } },
  states: ["ready"],
  load: () => Promise.reject(new Error("never loaded")),
});

const words = { it: "Prova", en: "Probe" };
const notes = { label: words, help: words };
const attributes = { heading: notes, size: { ...notes, choiceLabels: { small: words, large: words } } };
const events = { "vetrina:probe-pick": { analytics: ["size"], help: words } } as const;
const states = { ready: words };
const rest = { title: words, summary: words, children: "none", fallback: "", placeholder: "hidden" } as const;

describe("describeWidget", () => {
  it("adds the texts to kinds, events and states", () => {
    const described = describeWidget(probe, { ...rest, attributes, events, states });
    expect(described.attributes.heading).toMatchObject({ type: "text", required: true, help: words });
    expect(described.events["vetrina:probe-pick"]).toEqual({
      cancelable: true,
      detail: '{ size: "small" | "large"; at?: number }',
      analytics: ["size"],
      help: words,
    });
    expect(described.states).toEqual({ ready: { help: words } });
    expect(described.load).toBe(probe.load);
  });

  it("rejects missing and surplus texts as type errors", () => {
    const { heading } = attributes;
    const analytics = { "vetrina:probe-pick": { analytics: ["colour"], help: words } } as const;
    const surplus = { ...events, "vetrina:other": heading };
    const wrong = [
      // @ts-expect-error an attribute without texts
      () => describeWidget(probe, { ...rest, attributes: { heading }, events, states }),
      // @ts-expect-error texts for an attribute that the definition does not have
      () => describeWidget(probe, { ...rest, attributes: { ...attributes, other: notes }, events, states }),
      // @ts-expect-error a choice without texts
      () => describeWidget(probe, { ...rest, attributes: { heading, size: notes }, events, states }),
      // @ts-expect-error a state without texts
      () => describeWidget(probe, { ...rest, attributes, events, states: {} }),
      // @ts-expect-error texts for a state that the definition does not have
      () => describeWidget(probe, { ...rest, attributes, events, states: { ...states, empty: words } }),
      // @ts-expect-error an event without texts
      () => describeWidget(probe, { ...rest, attributes, states }),
      // @ts-expect-error texts for an event that the definition does not have
      () => describeWidget(probe, { ...rest, attributes, events: surplus, states }),
      // @ts-expect-error an analytics field that the event's detail does not have
      () => describeWidget(probe, { ...rest, attributes, events: analytics, states }),
    ];
    expect(wrong).toHaveLength(8);
  });
});
