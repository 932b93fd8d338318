// @vitest-environment node
import { expect, it, onTestFinished, vi } from "vitest";
import { createModel } from "../../../../../../sandbox/model";
import { createGamification } from "../../../../../../src/gamification";
import { createLog } from "../../../../../../src/utils/log";
import { fuzzRandom, fuzzRounds } from "../../../../../support/fuzz";
import { createNetwork } from "../../../support/broker-socket";
import { url, second } from "../../../support/start-client";

const step = 50;

/** Advances in steps: asynchronous work is done once per step for all clients, which is much faster. */
async function advance(milliseconds: number) {
  for (let time = 0; time < milliseconds; time += step) {
    vi.advanceTimersByTime(step);
    await new Promise(setImmediate);
  }
}

/** Starts clients of one broker, each on its own page. All random numbers come from one seed. */
function startClients(count: number, name: string) {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => {
    // Real timers remove the fake clock together with its pending timers.
    vi.useRealTimers();
  });
  const model = createModel({ time: Date.now });
  const network = createNetwork(model);
  const random = fuzzRandom(name);
  const token = model.gamification.tokens.publicToken();
  const clients = Array.from({ length: count }, () =>
    createGamification({
      url,
      getToken: () => Promise.resolve(token),
      webSocket: network.webSocket,
      sockjs: () => Promise.reject(new Error("no fallback")),
      log: createLog(() => "silent"),
      random,
      pageVisibility: undefined,
      connectivity: undefined,
    }),
  );
  const connects = () =>
    model.journal.entries().flatMap(({ method, at }) => (method === "CONNECT" ? [at] : []));
  return { model, clients, connects, isBack: () => network.broker.connections() === count };
}

/** Largest number of the given moments within any 100 ms. */
const peakOf = (moments: readonly number[]) =>
  Math.max(
    ...moments.map((begin) => moments.filter((moment) => moment >= begin && moment < begin + 100).length),
  );

it.each(["herd", "flock", "swarm"].slice(0, fuzzRounds(3)))(
  "300 clients each reconnect once after a restart, with at most 25 CONNECTs in 100 ms (R5, %s)",
  async (name) => {
    const { model, clients, connects, isBack } = startClients(300, name);
    for (const client of clients) client.open();
    await advance(3 * step);
    expect(isBack()).toBe(true);
    const { faults } = model.gamification;
    faults.apply("stop");
    await advance(3 * second);
    faults.apply("start");
    model.journal.clear();
    for (let waited = 0; !isBack() && waited < 6 * second; waited += step) await advance(step);
    expect(connects()).toHaveLength(300);
    expect(peakOf(connects())).toBeLessThanOrEqual(25);
  },
);
