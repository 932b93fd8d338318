// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sectionOf } from "../../../stories/guide/section";

const contributing = readFileSync(new URL("../../../CONTRIBUTING.md", import.meta.url), "utf8");

describe("a section of a document", () => {
  it("contains its heading and content, but not the sections around it", () => {
    const section = sectionOf(contributing, "Adding a widget");
    expect(section).toMatch(/^# Adding a widget\n/);
    expect(section).toContain("\n## A value of a service\n");
    expect(section).not.toContain("Testing\n");
  });

  it("shows paths instead of links to files", () => {
    const text = "# A\n\n## B\n\nSee [decision 1](docs/d.md#x) and [MDN](https://mdn.test/).\n\n## C\n";
    expect(sectionOf(text, "B")).toBe("# B\n\nSee decision 1 (`docs/d.md`) and [MDN](https://mdn.test/).\n");
  });

  it("causes an error if it does not exist", () => {
    expect(() => sectionOf(contributing, "Removing a widget")).toThrow("no section");
  });
});
