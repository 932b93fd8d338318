// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter, fuzzRounds } from "../../../support/fuzz";
import { destinations } from "../../../../sandbox/model/gamification/calls/destinations";
import { openClient, startBroker } from "./client";

const frames = [
  "SUBSCRIBE\nid:sub-1\ndestination:/user/queue/callbacks\n\n\0",
  'SEND\ndestination:/gapi/getMember\nmessage-id:a\ncontent-length:11\n\n{"body":{}}\0',
  "UNSUBSCRIBE\nid:sub-0\n\n\0",
  "DISCONNECT\nreceipt:close-1\n\n\0",
  "CONNECT\nlogin:Bearer\npasscode:x\naccept-version:1.2\n\n\0",
  "\n",
];

/** A frame in which a part is replaced by random text. */
const mutated = fc
  .tuple(
    fc.constantFrom(...frames),
    fc.nat(120),
    fc.nat(20),
    fc.string({ unit: anyCharacter, maxLength: 12 }),
  )
  .map(([frame, at, length, text]) => frame.slice(0, at) + text + frame.slice(at + length));

it("after mutated frames a connection continues or ends with an ERROR, and other clients are still answered", () => {
  const { broker, player, tokenOf } = startBroker();
  const token = tokenOf("giulia");
  const other = player();
  const property = fc.property(fc.array(mutated, { minLength: 1, maxLength: 6 }), (texts) => {
    const client = openClient(broker).enter(token);
    for (const text of texts) client.raw(text);
    const commands = client.frames.map(({ command }) => command);
    if (commands.includes("ERROR")) expect([commands.at(-1), client.isClosed()]).toEqual(["ERROR", true]);
    client.leave();
    expect(broker.connections()).toBe(1);
  });
  fc.assert(property, { numRuns: fuzzRounds(1500) });
  expect(other.call("heartbeat")).toEqual({});
});

it("any request to any destination is answered, with data or with errors", () => {
  const { player } = startBroker();
  const client = player();
  const keys = [
    "ids",
    "entityIds",
    "awardFilter",
    "statusCode",
    "limit",
    "skip",
    "sortBy",
    "instantWinId",
    "action",
  ];
  const requests = fc.object({ key: fc.constantFrom(...keys), maxDepth: 3, withNullPrototype: false });
  const property = fc.property(fc.constantFrom(...Object.keys(destinations)), requests, (name, request) => {
    client.frames.length = 0;
    const reply = client.call(name, request);
    expect(reply).toBeTypeOf("object");
    expect(client.isClosed()).toBe(false);
  });
  fc.assert(property, { numRuns: fuzzRounds(1000) });
});
