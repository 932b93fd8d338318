// @vitest-environment node
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parseAst } from "rollup/parseAst";
import { describe, expect, it } from "vitest";
import { stompMembers } from "../../../scripts/build/stomp-members";

const library = createRequire(import.meta.url).resolve("@stomp/stompjs");
const file = new URL("../esm6/frame-impl.js", `file://${library}`);
const removed = ["fromRawFrame", "hdrValueUnEscape", "get body", "toString", "static toUnit8Array"];

function transform(code: string) {
  const { transform: hook } = stompMembers();
  if (typeof hook !== "function") throw new Error("no hook");
  const result = hook.call({ parse: parseAst } as never, code, file.pathname, {} as never);
  return (result as { readonly code: string } | null)?.code ?? "";
}

describe("the class of frames in the build", () => {
  it("has only members that nothing else in it names", async () => {
    const source = await readFile(file, "utf8");
    const code = transform(source);
    for (const name of removed) {
      expect(source).toContain(`${name}(`);
      expect(code).not.toContain(`${name}(`);
    }
    expect(code).toContain("static marshall(");
    expect(code).not.toMatch(/\.(body|fromRawFrame|hdrValueUnEscape|toString)\b/);
  });

  it("leaves out how bytes are written, which only bodies of bytes need", () => {
    const code = transform(readFileSync(file, "utf8"));
    // Only the branch for bodies that are not texts names what was removed.
    expect(code.split("toUnit8Array")).toHaveLength(2);
    expect(code).toMatch(/if \(this\.isBinaryBody\) \{\s+return FrameImpl\.toUnit8Array/);
  });

  it("fails the build if the library has changed", () => {
    expect(() => transform("export class FrameImpl { toString() {} }")).toThrow(/fromRawFrame/);
  });
});
