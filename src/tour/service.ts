import type { ConfigStore } from "../config";
import { tourDescription } from "../config/sections/tour";
import { translator } from "../i18n/texts";
import { createSanitiser } from "../platform/html";
import type { Page } from "../platform/page";
import type { PagePolicy } from "../platform/trusted-types-policy";
import type { Clock } from "../time/clock";
import type { Log } from "../utils/log";
import { checkInput } from "./check-input";
import { optionsOf, stepsOf, tourElement, tourTag } from "./elements";
import { readSteps } from "./read-steps";
import { createTourRenderer } from "./renderer";
import { firstTourVersion } from "./state";
import type { TourOptions, TourPlan, TourStepInput } from "./step";
import { awaitTarget, isDialogOpen, isReadable } from "./targets";
import { type Arrival, createTour, type Tour, type TourEnvironment } from "./tour";

/** Dependencies of the guided tour of a page. */
export interface TourServiceEnvironment extends Pick<
  TourEnvironment,
  "$state" | "localItems" | "sessionItems" | "canLeave" | "mayInvite"
> {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly policy: PagePolicy | undefined;
}

/** The guided tour of a page. */
export interface TourService {
  /**
   * Starts a tour of the given steps, or the tour with this id in the configuration or in an element of the
   * page. A running tour is stopped.
   *
   * @returns false if a dialog is open, if no step could be shown, or if the tour was stopped earlier, for
   * example by another tour
   * @throws TypeError that names the problem of the steps or the options
   */
  start(steps: readonly TourStepInput[] | string, options?: TourOptions): Promise<boolean>;
  /** Starts the tour of an element: its own steps, otherwise those of the configuration. */
  startOf(element: HTMLElement): Promise<boolean>;
  /** Starts the tour of an element if this browser has not shown this version of the tour. */
  startOnceOf(element: HTMLElement): Promise<boolean>;
  next(): void;
  stop(): void;
  /** Continues the tour of the previous page. */
  resume(): Promise<void>;
}

type WantedOptions = { readonly [Name in keyof TourOptions]: TourOptions[Name] | undefined };

/** Creates the tour of a page, with its renderer. */
export function createTourService(environment: TourServiceEnvironment): TourService {
  const { config, log, clock, page, policy, $state, ...others } = environment;
  const settings = config.section("tour", tourDescription);
  const warnings = new Set<string>();

  /** Logs a warning once per page, because a tour may start often. */
  function complain(message: string): void {
    if (!warnings.has(message)) log.warn(message);
    warnings.add(message);
  }

  const tour = createTour({ ...others, $state, page, now: () => clock.now(), complain, awaitTarget });

  const elementOf = (id: string) => tourElement(id, page.url().pathname);

  const renderer = createTourRenderer({
    $state,
    actions: tour,
    sanitise: createSanitiser(page.url(), policy),
    translatorOf(texts) {
      const { language, texts: ownTexts } = config.get();
      return translator(texts, language, ownTexts);
    },
    buttonOf: (id) => elementOf(id)?.shadowRoot?.querySelector("button"),
  });

  function planOf(steps: unknown, options: WantedOptions): TourPlan {
    const { confirm, confirmInPageLanguage, keyboard, waitForMs } = settings();
    return {
      id: options.id ?? page.url().pathname,
      version: options.version ?? firstTourVersion,
      confirm: options.confirm ?? (confirm && (confirmInPageLanguage ? "page" : true)),
      keyboard: options.keyboard ?? keyboard,
      waitForMs: options.waitForMs ?? waitForMs,
      steps: readSteps(steps, page.url(), complain, isReadable),
    };
  }

  /** The plan of a tour, from its element, from the configuration, or from both. */
  function planNamed(element: HTMLElement | undefined, options: WantedOptions): TourPlan {
    const wanted = { ...(element && optionsOf(element)), ...options };
    const own = element ? stepsOf(element) : [];
    const known = own.length === 0 ? settings().tours.find(({ id }) => id === wanted.id) : undefined;
    if (!element && !known) complain(`tour "${wanted.id}" is neither on this page nor in the configuration`);
    return planOf(known?.steps ?? own, { ...wanted, version: wanted.version ?? known?.version });
  }

  /** Whether tours are switched off on this page. */
  const isOff = () => page.isEdited() || config.get().disabledElements.includes(tourTag);

  async function begin(plan: TourPlan, run: Tour["start"]): Promise<boolean> {
    if (plan.steps.length === 0) complain(`tour "${plan.id}" has no step to show`);
    return !isOff() && plan.steps.length > 0 && run(plan);
  }

  async function start(plan: TourPlan): Promise<boolean> {
    if (isDialogOpen()) {
      log.warn("tour not started: a dialog is open");
      return false;
    }
    renderer.rememberOpener();
    return begin(plan, tour.start);
  }

  async function resume(arrival: Arrival = {}): Promise<void> {
    if (isOff()) return;
    renderer.expectResumedTour();
    await tour.resume(arrival);
  }

  // Does not use `pageLifecycle`, whose code is in the chunk of the account area.
  window.addEventListener("pagehide", tour.suspend);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void resume({ type: "back_forward" });
  });

  return {
    async start(steps, options = {}) {
      checkInput(steps, options, complain);
      return start(
        typeof steps === "string"
          ? planNamed(elementOf(steps), { ...options, id: steps })
          : planOf(steps, options),
      );
    },
    startOf: (element) => start(planNamed(element, {})),
    startOnceOf: (element) => begin(planNamed(element, {}), tour.startOnce),
    next: tour.next,
    stop: tour.stop,
    resume: () => resume(performance.getEntriesByType("navigation")[0] as Arrival | undefined),
  };
}
