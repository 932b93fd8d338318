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

/** Runs a module in a Node of its own, with the package's client at hand; gives what it prints, once it has ended. */
async function runWithClient(code: string, webSocket: string): Promise<unknown> {
  const { tokens, memberOf } = sandbox.model.gamification;
  const settings = { address: `${sandbox.accountUrl}/ws`, token: tokens.mint(memberOf("giulia")) };
  const program = `
    import { createGamification, getMember, getAchievements } from "./gamification.js";
    import { WebSocket } from "ws";
    class Blocked extends WebSocket {
      constructor(address) { super(address.replace("/ws/websocket", "/nowhere")); }
    }
    if (typeof window !== "undefined") throw new Error("this is no plain Node");
    const { address, token } = JSON.parse(process.env.SETTINGS);
    const client = createGamification({ address, getToken: async () => token, webSocket: ${webSocket} });
    ${code}
    await client.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: folder,
    timeout: 60_000,
    env: { ...process.env, SETTINGS: JSON.stringify(settings) },
  });
  return JSON.parse(stdout);
}

describe("the package's gamification client in plain Node", () => {
  it.each([
    ["ws", "WebSocket", "websocket"],
    ["SockJS, where no WebSocket gets through", "Blocked", "sockjs"],
  ])("calls over %s, and lets the process end", async (_, webSocket, transport) => {
    const said = await runWithClient(
      `const { data } = await client.call(getMember, { includeFields: ["name"], includeCustomFields: [] });
       console.log(JSON.stringify({ name: data.name, transport: client.$state.get().transport }));`,
      webSocket,
    );
    expect(said).toEqual({ name: "Giulia", transport });
  });

  it("names the parameter that is missing, and the kind of a failure", async () => {
    const said = await runWithClient(
      `const failureOf = (call, request) => client.call(call, request).catch(({ name, kind, parameter }) => ({ name, kind, parameter }));
       const missing = await failureOf(getAchievements);
       client.forget();
       const going = failureOf(getMember, { includeCustomFields: [] });
       client.forget();
       console.log(JSON.stringify([missing, await going]));`,
      "WebSocket",
    );
    expect(said).toEqual([
      { name: "MissingParameter", parameter: "achievementRequest" },
      { name: "CallFailure", kind: "aborted" },
    ]);
  });
});
