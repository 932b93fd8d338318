// @vitest-environment node
import { describe, expect, it } from "vitest";
import { readSteps } from "../../../src/tour";
import { tour } from "../../../widgets/tour/definition";

const here = new URL("https://sito.example/tour?a=b#c");

function read(input: unknown) {
  const complaints: string[] = [];
  return { steps: readSteps(input, here, (message) => complaints.push(message)), complaints };
}

describe("steps", () => {
  it("stay on the page of the step before, without the query with which it was opened", () => {
    const { steps } = read([
      { title: "1" },
      { title: "2", page: "/conto" },
      { title: "3" },
      { title: "4", page: "https://sito.example/blog#fine" },
    ]);
    expect(steps.map(({ page }) => page)).toEqual([
      "https://sito.example/tour",
      "https://sito.example/conto",
      "https://sito.example/conto",
      "https://sito.example/blog#fine",
    ]);
  });

  it.each([
    "https://altro.example/",
    "//altro.example",
    "javascript:alert(1)",
    "mailto:a@b.example",
    "http://sito.example/",
  ])("on %s are left out (S05)", (page) => {
    const { steps, complaints } = read([{ title: "1", page }, { title: "2" }]);
    expect(steps.map(({ title }) => title)).toEqual(["2"]);
    expect(steps[0]?.page).toBe("https://sito.example/tour");
    expect(complaints).toEqual(["tour step 1: no words, or a foreign page"]);
  });

  it("without words are left out, whatever they are", () => {
    const { steps, complaints } = read([
      { title: " " },
      null,
      3,
      "testo",
      { text: "<p>Sì</p>", invites: "x" },
    ]);
    expect(steps).toMatchObject([{ title: "", text: "<p>Sì</p>", target: "", invites: true }]);
    expect(complaints).toHaveLength(4);
    expect(read({ title: "no list" }).steps).toEqual([]);
  });

  it.each([
    [true, true],
    ["true", true],
    ["", true],
    [1, true],
    ["sì", true],
    [false, false],
    ["false", false],
    [undefined, false],
    [null, false],
  ])("that say invites: %j are kept from restricted players: %s", (invites, expected) => {
    expect(read([{ title: "1", invites }]).steps[0]?.invites).toBe(expected);
  });

  it("have the fields that the definition gives to authors", () => {
    const [step] = readSteps([{ title: "1" }], here, () => undefined);
    expect([...Object.keys(tour.items?.attributes ?? {}), "text"].sort()).toEqual(
      Object.keys(step ?? {}).sort(),
    );
  });
});
