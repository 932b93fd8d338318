import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../../sandbox/server";

const preloadLink = (file: string) => `<link rel="modulepreload" href="/${file}.js">\n`;

/** A library of a few files, so that these tests need no build. */
const builtFiles = {
  "vetrina.js": "/* loader */",
  "vetrina.css": "vetrina-example{display:block}",
  "vetrina/preload.html": preloadLink("chunk"),
  "vetrina/preload/date-picker.html": preloadLink("picker"),
  "vetrina/preload/login-modal.html": preloadLink("login"),
  "vetrina/resources/main-0a1b2c.js": "export const main = true;",
  "vetrina/resources/manifest.json": "{}",
};

/** Creates a folder with a small built library and the given files. It is deleted after the test. */
export function fakeDist(files: Readonly<Record<string, string>> = {}): string {
  const dist = mkdtempSync(join(tmpdir(), "vetrina-dist-"));
  for (const [file, content] of Object.entries({ ...builtFiles, ...files })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
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
