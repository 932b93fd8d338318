import type { ConfigInput } from "../../src/config";
import type { DemoScenario } from "../../src/definition";
import { createMemoryItems } from "../../src/platform/in-memory";
import type { BrowserParts } from "../../src/services/browser-parts";
import type { TimeSource } from "../../src/time/clock";
import { createModel, serviceConfiguration } from "../model";
import { createDemoBotCheck } from "./bot-check";
import { createModelWebSocket } from "./gamification";
import { createModelFetch } from "./model-fetch";
import { notice } from "./notice";
import { inlinePicture, inlineThumbnail } from "./pictures";
import { createPlayerJar } from "./player-jar";
import { scenarios } from "./scenarios";
import { createNetworkSwitch } from "./switch";

/**
 * The configuration with which the library's services use a model, and the replacements for browser features.
 */
export interface Demo {
  readonly configuration: ConfigInput;
  readonly browser: BrowserParts;
  /** The notice is below each widget, so that nobody mistakes simulated data for real data. */
  readonly notice: typeof notice;
}

/** This host does not exist. The model answers all requests to it, without the network. */
const simulatedOrigin = "https://simulated.invalid";

/** Creates a model inside the page and puts it into the scenario's initial state. */
export function createDemo(name: DemoScenario, time?: TimeSource): Demo {
  const scenario = scenarios[name];
  const model = createModel({
    ...(time && { time: () => time.wallNow() }),
    ...(scenario.arrangeSpace && { arrangeSpace: scenario.arrangeSpace }),
    isEmpty: name === "none",
    editorMistakes: false,
    bonusPicture: inlinePicture,
    gamificationPicture: inlineThumbnail,
  });
  const connectivity = createNetworkSwitch(scenario.isOffline ?? false);
  for (const fault of scenario.faults ?? []) model.faults.add(fault);
  const fetch = createModelFetch(model);
  const botCheck = createDemoBotCheck(model, scenario.botCheck, `${simulatedOrigin}/bot-check.js`);
  const services = serviceConfiguration(model, simulatedOrigin);
  return {
    configuration: {
      ...services,
      account: { ...services.account, ...scenario.account },
      bonus: { ...services.bonus, ...scenario.bonus },
      gamification: { ...services.gamification, ...scenario.gamification },
      botCheck: botCheck.configuration,
      ...(scenario.needsSession && { session: { required: true } }),
    },
    browser: {
      fetch: scenario.losesNetwork ? connectivity.offWhenIdle(fetch) : fetch,
      cookieJar: createPlayerJar(model, scenario.player),
      localItems: createMemoryItems(),
      sessionItems: createMemoryItems(),
      openChannel: () => undefined,
      connectivity,
      webSocket: createModelWebSocket(model),
      // No page exists at the launch URL, so the card reports that no tab was opened.
      openTab: () => ({ post: () => true, close: () => undefined }),
      ...botCheck.browser,
    },
    notice,
  };
}
