// @vitest-environment node
import { describe, expect, it } from "vitest";
import { translator } from "../../../src/i18n/texts";
import { stepNotes } from "../../../widgets/missions/step-notes";
import { stepsTexts } from "../../../widgets/missions/steps-texts";
import { missionOf, type MissionFixture } from "../gamification/missions/support";

/** Notes of the step `x` of a mission. */
function notes(fixture: MissionFixture, language: "it" | "en" = "it") {
  const mission = missionOf(fixture);
  const step = mission.steps.find(({ id }) => id === "x");
  if (!step) throw new Error("There is no step x.");
  const join = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  return stepNotes(step, mission, translator(stepsTexts, language, {}), join);
}

const nodes = ["m", "a!", "b", "x"];

describe("notes on the dependencies of a step (G5)", () => {
  it.each([
    ["MUST", "Obbligatorio: prima occorre completare «Step a» (completato) e «Step b»."],
    ["SHOULD", "Consigliato: prima «Step a» (completato) e «Step b», ma si può fare anche senza."],
    ["MUST_NOT", "Alternativo: non si può più fare dopo aver completato «Step a» (completato) e «Step b»."],
    ["UNKNOWN", "Collegato a «Step a» (completato) e «Step b»: il tipo di collegamento non è indicato."],
    ["MAYBE", "Collegato a «Step a» (completato) e «Step b»: il tipo di collegamento non è indicato."],
    ["BROKEN", "Il collegamento con «Step a» (completato) e «Step b» non è più valido e non conta."],
  ])("consist, for links of the type %s, of the sentence “%s”", (type, sentence) => {
    expect(notes({ nodes, edges: [`a ${type} x`, `b ${type} x`] })).toEqual([sentence]);
  });

  it("are empty at the start of a mission", () => {
    expect(notes({ nodes, edges: ["m ROOT x"] })).toEqual([]);
  });

  it("include the number of required steps if the links have the type SHOULD", () => {
    expect(notes({ nodes, edges: ["a SHOULD x", "b SHOULD x"], shouldMatchAtLeast: { x: 2 } })).toEqual([
      "Obbligatorio: prima occorre completare almeno 2 tra «Step a» (completato) e «Step b».",
    ]);
  });

  it("name, until a step is completed, the steps that its completion excludes", () => {
    const edges = ["m ROOT x", "x MUST_NOT b"];
    expect(notes({ nodes, edges })).toEqual(["Se lo completi, non si può più fare «Step b»."]);
    expect(notes({ nodes: ["m", "a", "b", "x!"], edges })).toEqual([]);
  });

  it("state once that two steps depend on each other, even if several links connect them", () => {
    expect(
      notes({ nodes: ["m", "b", "x"], edges: ["m ROOT b", "b MUST x", "x MUST b", "x SHOULD b"] }),
    ).toEqual([
      "Obbligatorio: prima occorre completare «Step b».",
      "Questo passo e «Step b» dipendono l’uno dall’altro: l’ordine è indicativo.",
    ]);
  });

  it("identify a step without a name by its number, and a step without an id as another step", () => {
    expect(notes({ nodes: ["m", "x"], edges: ["gone MUST x", "- BROKEN x"] })).toEqual([
      "Obbligatorio: prima occorre completare «Passo 1».",
      "Il collegamento con un altro passo non è più valido e non conta.",
    ]);
    expect(notes({ nodes: ["m"], edges: ["m ROOT x"] })).toEqual([
      "Per questo passo non ci sono altre informazioni.",
    ]);
  });

  it("name the mission itself if its link to a step has an unknown type", () => {
    expect(notes({ nodes, edges: ["m UNKNOWN x"] })).toEqual([
      "Collegato a «Step m»: il tipo di collegamento non è indicato.",
    ]);
  });

  it("exist in English", () => {
    expect(notes({ nodes, edges: ["a MUST x", "b MUST x"] }, "en")).toEqual([
      "Required: first complete “Step a” (completed) and “Step b”.",
    ]);
  });
});
