// @vitest-environment node
import { describe, expect, it } from "vitest";
import { readSteps } from "../../../src/tour/read-steps";
import { tourDescription } from "../../../widgets/tour/description";

const here = new URL("https://sito.example/tour?a=b#c");

function read(input: unknown) {
  const complaints: string[] = [];
  const isReadable = (selector: string) => !selector.includes("(");
  return { steps: readSteps(input, here, (message) => complaints.push(message), isReadable), complaints };
}

describe("steps", () => {
  it("stay on the page of the previous step by default, without its query string", () => {
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
  ])("are left out if their page is %s (S05)", (page) => {
    const { steps, complaints } = read([{ title: "1", page }, { title: "2" }]);
    expect(steps.map(({ title }) => title)).toEqual(["2"]);
    expect(steps[0]?.page).toBe("https://sito.example/tour");
    expect(complaints).toEqual([`tour step 1 is left out: "${page}" is not a page of this site`]);
  });

  it("are left out if they have neither a title nor a text, or are not objects", () => {
    const { steps, complaints } = read([
      { title: " " },
      null,
      3,
      "testo",
      { text: "<p>Sì</p>", invites: "x" },
    ]);
    expect(steps).toMatchObject([{ title: "", text: "<p>Sì</p>", target: "", invites: true }]);
    expect(complaints).toEqual(
      [1, 2, 3, 4].map((step) => `tour step ${step} is left out: it has neither a title nor a text`),
    );
    expect(read({ title: "no list" }).steps).toEqual([]);
  });

  it("keep their number in the author's list if earlier steps are left out", () => {
    const { steps, complaints } = read([{}, { title: "2" }, { title: "3", target: "(" }, { title: "4" }]);
    expect(steps.map(({ title, index }) => [title, index])).toEqual([
      ["2", 1],
      ["4", 3],
    ]);
    expect(complaints).toEqual([
      "tour step 1 is left out: it has neither a title nor a text",
      'tour step 3 is left out: "(" is not a selector',
    ]);
  });

  it("cause a warning if they exceed a limit", () => {
    const long = read([{ title: "1", text: "x".repeat(20_001) }]);
    expect(long.steps).toMatchObject([{ title: "1", text: "" }]);
    expect(long.complaints).toEqual(["tour step 1: its text is longer than 20000 characters, and left out"]);
    const many = read(Array.from({ length: 51 }, () => ({ title: "1" })));
    expect(many.steps).toHaveLength(50);
    expect(many.complaints).toEqual(["a tour has at most 50 steps: the others are left out"]);
    const deep = read([{ title: "1", text: "<b>".repeat(200) }]);
    expect(deep.complaints).toEqual(["tour step 1: its text has too much markup, and is cut"]);
    expect(read([{ title: "1", text: "x".repeat(20_000) }]).complaints).toEqual([]);
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
  ])("interpret the value %j of `invites` as %s", (invites, expected) => {
    expect(read([{ title: "1", invites }]).steps[0]?.invites).toBe(expected);
  });

  it("have the same fields as the tour widget's definition for authors", () => {
    const [step] = readSteps([{ title: "1" }], here, () => undefined);
    expect([...Object.keys(tourDescription.items?.attributes ?? {}), "text", "index"].sort()).toEqual(
      Object.keys(step ?? {}).sort(),
    );
  });
});
