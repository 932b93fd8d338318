// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const published = fileURLToPath(new URL("../../dist/npm", import.meta.url));

let folder: string;
let tarball: Buffer;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vetrina-pack-"));
  const options = { cwd: published, encoding: "utf8", stdio: "pipe" } as const;
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--offline", "--pack-destination", folder], options),
  ) as [{ filename: string }];
  tarball = readFileSync(join(folder, packed.filename));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the packed package", () => {
  it("gets no message from publint, not even a suggestion", async () => {
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(tarball).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});
