import { expect, it } from "vitest";
import { gamificationPaths } from "../../sandbox/model";
import { type EnginePage, waitForText } from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

/** Waits until the developer view shows a state of the connection. */
const state = (page: EnginePage, words: string) => waitForText(page, "#platform-state", words);

const frames = (command: string) =>
  site.sandbox.model.journal.entries().filter(({ kind, method }) => kind === "frame" && method === command);

it.each([
  ["replaces a socket that stays open and sends nothing (R2)", "stall"],
  ["reconnects to a broker that stops and starts again", "stop"],
] as const)("the gamification client %s", async (_, fault) => {
  const { page } = await site.visit("/gamification/sviluppo");
  await state(page, "connected");
  site.sandbox.model.gamification.faults.apply(fault);
  await state(page, "waiting");
  site.sandbox.model.gamification.faults.apply("start");
  await state(page, "connected · websocket");
  expect(frames("CONNECT")).toHaveLength(2);
});

it("the gamification client uses SockJS in a network that blocks WebSockets (R4)", async () => {
  site.sandbox.fault({ match: `${gamificationPaths.socket}/websocket`, status: 403 });
  const { page } = await site.visit("/gamification/sviluppo");
  await state(page, "connected · sockjs");
});
