import type { DemoScenario } from "../../src/definition";
import type { ConfigInput } from "../../src/config";
import type { TimeSource } from "../../src/time/clock";
import { createMemoryItems } from "../../src/platform/in-memory";
import type { BrowserParts } from "../../src/services/browser-parts";
import {
  accountPaths,
  bonusPaths,
  createModel,
  gamificationPaths,
  liveCasinoPaths,
  servedPicture,
} from "../model";
import { createDemoBotCheck } from "./bot-check";
import { createModelWebSocket } from "./gamification";
import { createModelFetch } from "./model-fetch";
import { notice } from "./notice";
import { drawnPictures } from "./pictures";
import { createPlayerJar } from "./player-jar";
import { scenarios } from "./scenarios";
import { createSwitch } from "./switch";

/** What a set of services needs to be a simulation. */
export interface Demo {
  readonly configuration: ConfigInput;
  readonly browser: BrowserParts;
  /** Stands under every widget: nothing simulated looks like the real thing. */
  readonly notice: typeof notice;
}

/** Nobody answers there; the model answers before any network is asked. */
const nowhere = "https://simulated.invalid";

/** A model of its own inside the page, in the situation that a scenario begins with. */
export function createDemo(name: DemoScenario, time?: TimeSource): Demo {
  const model = createModel({
    ...(time && { time: () => time.wallNow() }),
    bonusPicture: drawnPictures(servedPicture),
  });
  const scenario = scenarios[name];
  const connectivity = createSwitch(scenario.isOffline ?? false);
  for (const fault of scenario.faults ?? []) model.faults.add(fault);
  const fetch = createModelFetch(model);
  const botCheck = createDemoBotCheck(model, scenario.botCheck, `${nowhere}/bot-check.js`);
  return {
    configuration: {
      account: { origin: nowhere, paths: { ...accountPaths }, basic: model.basic, ...scenario.account },
      liveCasino: {
        playtech: { feed: nowhere + liveCasinoPaths.playtechFeed, launch: nowhere + liveCasinoPaths.launch },
        evolution: {
          feed: nowhere + liveCasinoPaths.evolutionFeed,
          launch: nowhere + liveCasinoPaths.launch,
        },
      },
      bonus: { origin: nowhere, paths: { ...bonusPaths }, ...scenario.bonus },
      gamification: {
        url: nowhere + gamificationPaths.socket,
        publicToken: model.gamification.tokens.publicToken(),
        tokenUrl: nowhere + gamificationPaths.token,
      },
      botCheck: botCheck.configuration,
      ...(scenario.needsSession && { session: { required: true } }),
    },
    browser: {
      fetch: scenario.losesNetwork ? connectivity.offAfter(fetch) : fetch,
      cookieJar: createPlayerJar(model, scenario.player),
      localItems: createMemoryItems(),
      sessionItems: createMemoryItems(),
      openChannel: () => undefined,
      connectivity,
      webSocket: createModelWebSocket(model),
      // Nobody would answer there: the card says that nothing was opened.
      openTab: () => ({ post: () => true, close: () => undefined }),
      ...botCheck.browser,
    },
    notice,
  };
}
