// @vitest-environment node
import { expect, it } from "vitest";
import { createSandbox } from "../../../sandbox/server";
import { fakeDist, startSandbox } from "./start";

it("a port in use is reported with its number", async () => {
  const { siteUrl } = await startSandbox();
  const port = Number(new URL(siteUrl).port);
  const second = createSandbox({ port, distDir: fakeDist(), quiet: true });
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE", port });
});

it("close() stops both servers and may be called twice", async () => {
  const sandbox = await startSandbox();
  await fetch(sandbox.siteUrl);
  await sandbox.close();
  await sandbox.close();
  await expect(fetch(sandbox.siteUrl)).rejects.toThrow();
  await expect(fetch(sandbox.accountUrl)).rejects.toThrow();
});
