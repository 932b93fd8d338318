// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createModelWebSocket } from "../../../../sandbox/browser/gamification";
import { createModel } from "../../../../sandbox/model";
import { createGamification } from "../../../../src/gamification";
import { getMember, manageOptin } from "../../../../src/gamification/calls";
import { memberToken } from "./client";

function startInPage() {
  const model = createModel();
  const webSocket = createModelWebSocket(model, { pace: 0 });
  const client = createGamification({
    address: "https://simulated.invalid/ws",
    getToken: () => Promise.resolve(memberToken(model, "giulia")),
    webSocket,
    sockjs: () => Promise.reject(new Error("no fallback")),
  });
  onTestFinished(() => client.close());
  return { model, webSocket, client };
}

describe("the platform inside a page", () => {
  it("answers the client's calls and sends callbacks", async () => {
    const { client } = startInPage();
    const listener = vi.fn();
    client.on("optinStatus", listener);
    const { data } = await client.call(getMember, { includeFields: ["ALL"], includeCustomFields: [] });
    expect(data).toMatchObject({ id: "mem-giulia", name: "Giulia" });
    await client.call(manageOptin, { entityId: "com-poker", entityType: "Competition", action: "join" });
    await vi.waitFor(() => {
      expect(listener).toHaveBeenCalledWith(
        expect.objectContaining({ entityId: "com-poker", statusCode: 15 }),
      );
    });
  });

  it("loses its connections when the broker stops, and refuses new ones", async () => {
    const { client, model, webSocket } = startInPage();
    client.open();
    await vi.waitFor(() => {
      expect(client.$state.get().status).toBe("connected");
    });
    model.gamification.faults.apply("stop");
    await vi.waitFor(() => {
      expect(client.$state.get().status).toBe("waiting");
    });
    const socket = new webSocket("wss://simulated.invalid/ws/websocket");
    const code = await new Promise((resolve) => {
      socket.onclose = (event: { code: number }) => {
        resolve(event.code);
      };
    });
    expect([code, socket.readyState]).toEqual([1006, 3]);
  });

  it("handles a socket that is closed before it is open, and one that sends too early", async () => {
    const { webSocket } = startInPage();
    const socket = new webSocket("wss://simulated.invalid/ws/websocket");
    const opened = vi.fn();
    socket.onopen = opened;
    expect(() => {
      socket.send("\n");
    }).toThrow("not open");
    socket.close();
    await new Promise<void>((resolve) => {
      socket.onclose = () => {
        resolve();
      };
    });
    expect(opened).not.toHaveBeenCalled();
  });
});
