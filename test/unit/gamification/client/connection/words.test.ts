// @vitest-environment node
import { expect, it, vi } from "vitest";
import { connected, settled, startClient } from "../../support/start-client";

const evil = `<img src=x onerror=alert(1)>\u202e${"<script>".repeat(100)}`;

it.each([
  ["the header of an ERROR", `ERROR\nmessage:${evil}\n\n\0`],
  ["the body of an ERROR", `ERROR\ncontent-type:text/html\n\n${evil}\0`],
  ["an exception that is JSON", exception(JSON.stringify({ message: evil, status: 500 }))],
  ["an exception that is plain text", exception(evil)],
])("a broker message (%s) is plain text of at most 300 characters (S19)", async (_, frame) => {
  const h = startClient();
  await connected(h.client);
  const heard = vi.fn();
  h.client.on("error", heard);
  h.network.inject(frame);
  await settled();
  expect(heard.mock.calls).toEqual([[{ objectType: "Error", message: evil.slice(0, 300) }]]);
});

it("the reason for a refusal is shortened to 300 characters of plain text, because pages show it (S19)", async () => {
  const h = startClient();
  h.network.change = (text) =>
    text.startsWith("CONNECTED") ? [`ERROR\nmessage:Access denied ${evil}\n\n\0`] : [text];
  await connected(h.client);
  await vi.advanceTimersByTimeAsync(1000);
  expect(h.client.$state.get()).toEqual({ status: "refused", reason: `Access denied ${evil}`.slice(0, 300) });
});

function exception(body: string): string {
  return `MESSAGE\nsubscription:sub-1\nmessage-id:x\nobjectType:ApiException\n\n${body}\0`;
}
