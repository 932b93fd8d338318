import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../../sandbox/server";

const folder = fileURLToPath(new URL("../../dist/npm", import.meta.url));

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, quiet: true });
});
afterAll(() => sandbox.close());

/**
 * Runs a module with the package's client in a new Node process. Resolves with the module's output after the
 * process has ended.
 */
async function runWithClient(code: string, webSocket: string): Promise<unknown> {
  const { tokens, memberOf } = sandbox.model.gamification;
  const settings = { url: `${sandbox.accountUrl}/ws`, token: tokens.mint(memberOf("giulia")) };
  const program = `
    import { createGamification, getMember, getAchievements } from "./gamification.js";
    import { WebSocket } from "ws";
    class Blocked extends WebSocket {
      constructor(url) { super(url.replace("/ws/websocket", "/nowhere")); }
    }
    if (typeof window !== "undefined") throw new Error("there must be no window");
    const { url, token } = JSON.parse(process.env.SETTINGS);
    const client = createGamification({ url, getToken: async () => token, webSocket: ${webSocket} });
    ${code}
    await client.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: folder,
    timeout: 60_000,
    env: { ...process.env, SETTINGS: JSON.stringify(settings) },
  });
  return JSON.parse(stdout);
}

describe("the package's gamification client in Node", () => {
  it.each([
    ["ws", "WebSocket", "websocket"],
    ["SockJS if WebSockets are blocked", "Blocked", "sockjs"],
  ])("makes calls over %s, and does not keep the process alive", async (_, webSocket, transport) => {
    const output = await runWithClient(
      `const { data } = await client.call(getMember, { includeFields: ["name"], includeCustomFields: [] });
       console.log(JSON.stringify({ name: data.name, transport: client.getState().transport }));`,
      webSocket,
    );
    expect(output).toEqual({ name: "Giulia", transport });
  });

  it("reports a missing parameter, and the kind of a failure", async () => {
    const output = await runWithClient(
      `const failureOf = (call, request) => client.call(call, request).catch(({ name, kind, parameter }) => ({ name, kind, parameter }));
       const missing = await failureOf(getAchievements);
       client.forget();
       const pending = failureOf(getMember, { includeCustomFields: [] });
       client.forget();
       console.log(JSON.stringify([missing, await pending]));`,
      "WebSocket",
    );
    expect(output).toEqual([
      { name: "MissingParameter", parameter: "achievementRequest" },
      { name: "CallFailure", kind: "aborted" },
    ]);
  });
});
