import { gamificationPaths } from "../../../sandbox/model";
import { bundle } from "../../browser/support/bundle";
import { newVisitor } from "../../browser/support/chromium";
import { type Bench, type CaseGroup, contenderFor, type Sample } from "../bench";
import { costOf, type Meter, openMeter } from "../measure";
import { forgetTasks, longestTask, watchTasks } from "../page-records";
import type { MessagingApi, PeerName } from "../peers/messaging";

declare const messaging: MessagingApi;

const path = "/test/messaging";
const player = "giulia";
const boardId = "con-autunno-1";

const second = 1000;
const calls = 1000;
const pushes = 10_000;

/** Opens a page that is connected to the platform with one of the peers, and measures it. */
async function measurePeer<Result>(
  { browser, sandbox }: Bench,
  name: PeerName,
  measure: (page: { evaluate: Evaluate; meter: Meter; longest(): Promise<number> }) => Promise<Result>,
  board?: string,
): Promise<Result> {
  const { gamification } = sandbox.model;
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    const meter = await openMeter(page);
    await page.addInitScript(watchTasks);
    await page.goto(sandbox.siteUrl + path);
    const token = gamification.tokens.mint(gamification.memberOf(player));
    await page.evaluate(([peer, url, jwt, id]) => messaging.connect(peer, url, jwt, id), [
      name,
      sandbox.accountUrl + gamificationPaths.socket,
      token,
      board,
    ] as const);
    const evaluate: Evaluate = (run, argument) => page.evaluate(run as never, argument) as never;
    await forgetTasks(page);
    const result = await measure({ evaluate, meter, longest: () => longestTask(page) });
    await page.evaluate(() => messaging.close());
    return result;
  } finally {
    await context.close();
  }
}

type Evaluate = <Value, Argument>(
  run: (argument: Argument) => Value,
  argument?: Argument,
) => Promise<Awaited<Value>>;

const measureCalls = (bench: Bench, name: PeerName): Promise<Sample> =>
  measurePeer(bench, name, async ({ evaluate, meter }) => {
    // The first calls compile the code, so they are not measured.
    await evaluate((count) => messaging.callAtOnce(count), 100);
    const cost = await costOf(meter, () => evaluate((count) => messaging.callAtOnce(count), calls));
    return { "µs per call": (cost / calls) * 1000 };
  });

const measureCallsInTurns = (bench: Bench, name: PeerName): Promise<Sample> =>
  measurePeer(bench, name, async ({ evaluate, meter }) => {
    const callInTurns = (count: number) => evaluate((many) => messaging.callInTurns(many, 200), count);
    await callInTurns(100);
    const cost = await costOf(meter, () => callInTurns(calls));
    return { "µs per call": (cost / calls) * 1000 };
  });

const measureHeap = (bench: Bench, name: PeerName): Promise<Sample> =>
  measurePeer(bench, name, async ({ evaluate, meter }) => {
    const heapAfter = async (count: number) => {
      await evaluate((many) => messaging.callInTurns(many, 200), count);
      await meter.collectGarbage();
      return (await meter.read()).heap;
    };
    const few = await heapAfter(10_000);
    const many = await heapAfter(90_000);
    return { "heap KB after 10,000": few, "more KB after 100,000": many - few };
  });

const measurePushes = (bench: Bench, name: PeerName): Promise<Sample> =>
  measurePeer(
    bench,
    name,
    async ({ evaluate, meter, longest }) => {
      const { gamification } = bench.sandbox.model;
      const member = gamification.memberOf(player).id;
      const board = gamification.boards.snapshot(boardId, member, {
        topRanksToInclude: 10,
        ranksAboveToInclude: 0,
        ranksBelowToInclude: 0,
      });
      const start = performance.now();
      const cost = await costOf(meter, async () => {
        for (let sequence = 1; sequence <= pushes; sequence += 1)
          gamification.push(member, {
            callback: "leaderboardUpdate",
            objectType: "Leaderboard",
            body: { ...board, sequence: 1_000_000 + sequence },
          });
        // Messages arrive in order, so the reply to this call comes after the last push.
        await evaluate((count) => messaging.callAtOnce(count), 1);
      });
      const seconds = (performance.now() - start) / second;
      return {
        "µs each": (cost / pushes) * 1000,
        "per second": pushes / seconds,
        reported: await evaluate(() => messaging.boardNews()),
        "longest task ms": await longest(),
      };
    },
    boardId,
  );

const measureOutage = (bench: Bench, name: PeerName): Promise<Sample> =>
  measurePeer(bench, name, async ({ evaluate }) => {
    const { faults } = bench.sandbox.model.gamification;
    setTimeout(() => faults.apply("stop"), second);
    setTimeout(() => faults.apply("start"), 4 * second);
    const ends = await evaluate(() => messaging.callRepeatedly(130, 40, 12_000));
    return { ...ends };
  });

/** The gamification client compared with a simple client that is written only with the STOMP library. */
export const messagingCases: CaseGroup = {
  name: "messaging",
  async prepare(bench) {
    const script = await bundle(new URL("../peers/messaging/index.ts", import.meta.url), { minify: true });
    bench.sandbox.file("/test/messaging.js", { body: script, type: "text/javascript" });
    bench.sandbox.page(path, { library: false, body: '<script src="/test/messaging.js"></script>' });
    const contendersFor = (measure: (bench: Bench, name: PeerName) => Promise<Sample>) => {
      const contender = contenderFor((name: PeerName) => measure(bench, name));
      return [
        contender("bare STOMP client", "bare-stomp"),
        contender("Vetrina, unchecked", "without-schema"),
        contender("Vetrina", "with-schema"),
      ];
    };
    return [
      {
        title: `${calls} calls at once`,
        note:
          "main-thread time per call, with the return of all answers to the test process, which costs each the same; " +
          "unchecked: without the check of the answer by its schema; the bare client checks nothing",
        contenders: contendersFor(measureCalls),
      },
      {
        title: `${calls} calls, 200 at once`,
        note: "main-thread time per call alone; our client never has more than 200 on the wire",
        contenders: contendersFor(measureCallsInTurns),
      },
      {
        title: `${pushes} states of a leaderboard`,
        note: "main-thread time for each; Vetrina reports one for each frame",
        contenders: contendersFor(measurePushes),
      },
      {
        title: "130 calls during an outage of 3 s",
        note: "the number of calls that have ended 12 s after the last one",
        contenders: contendersFor(measureOutage),
      },
      {
        title: "heap after many calls",
        note: "200 calls at once; measured after a garbage collection",
        contenders: contendersFor(measureHeap),
        exact: true,
      },
    ];
  },
};
