import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { installWordPress } from "../../../scripts/install.mjs";
import { startDatabase } from "./database";
import { startWordPress, type WordPress } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    wordPress: WordPress;
  }
}

/** Starts one WordPress for all test files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-site-"));
  const database = await startDatabase(folder);
  const { stop, ...wordPress } = await startWordPress(installWordPress(), folder, database.socket);
  project.provide("wordPress", wordPress);
  return async () => {
    await stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
