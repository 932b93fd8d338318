import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../../sandbox/server";

/** Creates a library of a few files, so that these tests need no build. It is deleted after the test. */
export function fakeDist(): string {
  const dist = mkdtempSync(join(tmpdir(), "vetrina-dist-"));
  const resources = join(dist, "vetrina", "resources");
  mkdirSync(resources, { recursive: true });
  writeFileSync(join(dist, "vetrina.js"), "/* loader */");
  writeFileSync(join(dist, "vetrina.css"), "vetrina-example{display:block}");
  writeFileSync(join(dist, "vetrina", "preload.html"), '<link rel="modulepreload" href="/chunk.js">');
  mkdirSync(join(dist, "vetrina", "preload"));
  writeFileSync(
    join(dist, "vetrina", "preload", "date-picker.html"),
    '<link rel="modulepreload" href="/picker.js">\n',
  );
  writeFileSync(
    join(dist, "vetrina", "preload", "login-modal.html"),
    '<link rel="modulepreload" href="/login.js">\n',
  );
  writeFileSync(join(resources, "main-0a1b2c.js"), "export const main = true;");
  writeFileSync(join(resources, "manifest.json"), "{}");
  onTestFinished(() => {
    rmSync(dist, { recursive: true });
  });
  return dist;
}

/** Starts a sandbox on free ports. It is closed after the test. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const distDir = options.distDir ?? fakeDist();
  const sandbox = await createSandbox({ port: 0, quiet: true, ...options, distDir });
  onTestFinished(sandbox.close);
  return sandbox;
}

/** Sends a request with a JSON body or without a body. */
export function send(
  method: "POST" | "DELETE",
  url: string,
  body?: unknown,
  headers = {},
): Promise<Response> {
  if (body === undefined) return fetch(url, { method, headers });
  return fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

export async function botToken({ siteUrl }: Sandbox): Promise<string> {
  const answer = await send("POST", `${siteUrl}/sandbox/bot-token`, { siteKey: "vetrina-demo" });
  return ((await answer.json()) as { token: string }).token;
}
