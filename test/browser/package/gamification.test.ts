import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { bundle } from "../support/bundle";
import { useTestSite } from "../support/site";

const site = useTestSite();

const folder = fileURLToPath(new URL("../../../dist/npm/", import.meta.url));

/** Source of an application's worker that uses the package's client. The test bundles it. */
const program = `
import { createGamification, getMember } from "./gamification.js";

class Blocked {
  constructor() { throw new Error("blocked"); }
}

self.onmessage = async ({ data: { url, token, isBlocked } }) => {
  const client = createGamification({
    url,
    getToken: () => Promise.resolve(token),
    ...(isBlocked && { webSocket: Blocked }),
  });
  try {
    const { data } = await client.call(getMember, { includeFields: ["name"], includeCustomFields: [] });
    self.postMessage({ name: data.name, transport: client.getState().transport, hasPage: "document" in self });
  } catch (error) {
    self.postMessage(String(error));
  }
  await client.close();
};
`;

let script: string;
beforeAll(async () => {
  script = await bundle(new URL("worker.js", `file://${folder}`), {
    entryPoints: [],
    stdin: { contents: program, resolveDir: folder },
    platform: "browser",
    // `sockjs-client` needs `global`, as the package's README states.
    define: { global: "globalThis" },
  });
});

describe("the package's gamification client in a dedicated worker", () => {
  it.each([
    [false, "websocket"],
    [true, "sockjs"],
  ])(
    "makes a call without a page, over SockJS if WebSockets are blocked (blocked: %s)",
    async (isBlocked, transport) => {
      const { gamification } = site.sandbox.model;
      site.sandbox.file("/test/worker.js", { body: script, type: "text/javascript" });
      const { page } = await site.visit(site.sandbox.page("/test/blank", { library: false }));
      const message = {
        url: `${site.sandbox.accountUrl}/ws`,
        token: gamification.tokens.mint(gamification.memberOf("giulia")),
        isBlocked,
      };
      const result = await page.evaluate(
        (request) =>
          new Promise((resolve) => {
            const worker = new Worker("/test/worker.js");
            worker.onmessage = ({ data }) => {
              resolve(data);
            };
            worker.onerror = ({ message: text }) => {
              resolve(text);
            };
            worker.postMessage(request);
          }),
        message,
      );
      expect(result).toEqual({ name: "Giulia", transport, hasPage: false });
    },
  );
});
