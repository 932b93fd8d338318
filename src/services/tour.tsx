import type { WritableAtom } from "nanostores";
import type { AccountArea } from "../account";
import type { ConfigStore } from "../config";
import { tourDescription } from "../config/tour-description";
import { translator } from "../i18n";
import { createSanitiser } from "../platform/html";
import { pageLifecycle } from "../platform/lifecycle";
import type { Page } from "../platform/page";
import type { PagePolicy } from "../platform/script";
import type { ItemStore } from "../platform/storage";
import type { Clock } from "../time/clock";
import { firstTourVersion } from "../tour/keys";
import {
  createTour,
  readSteps,
  type Tour,
  type TourOptions,
  type TourPlan,
  type TourState,
  type TourStepInput,
} from "../tour";
import { focusContent, focusOrigin } from "../ui/dialog";
import { TextsContext, type TranslatorOf } from "../ui/texts-context";
import { awaitTarget, isDialogOpen, openTourHost, type TourHost, TourWindow } from "../ui/tour";
import type { Lazy } from "../utils/lazy";
import type { Log } from "../utils/log";
import { pageDocument } from "../utils/page-document";
import { createInvitations } from "./invitations";
import { optionsOf, stepsOf, tourElement, tourTag } from "./tour-elements";

export interface TourServiceEnvironment {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly policy: PagePolicy | undefined;
  readonly localItems: ItemStore;
  readonly sessionItems: ItemStore;
  readonly area: Lazy<AccountArea>;
  readonly $state: WritableAtom<TourState>;
  /** A demonstration starts no tour by itself and does not leave its page. */
  readonly isDemonstration: boolean;
}

/** The guided tour of a page. */
export interface TourService {
  /**
   * Starts a tour of the given steps, or the one with this id of the configuration or of an element of the page. A tour
   * that runs is stopped.
   *
   * @returns false if a dialog is open or no step could be shown
   */
  start(steps: readonly TourStepInput[] | string, options?: TourOptions): Promise<boolean>;
  /** Starts the tour of an element: its own steps, else those of the configuration. */
  startOf(element: HTMLElement): Promise<boolean>;
  /** The same, if this browser has not seen the tour in this version. */
  startOnceOf(element: HTMLElement): Promise<boolean>;
  next(): void;
  stop(): void;
  /** Goes on with the tour of the page before. */
  resume(): Promise<void>;
}

type WantedOptions = { readonly [Name in keyof TourOptions]: TourOptions[Name] | undefined };

/** Milliseconds between two looks whether the dialog is closed. */
const lookEvery = 300;

// Module state, because a page shows one tour, and a demonstration on it has a service of its own.
let stopOther = (): void => undefined;

/** Creates the tour of a page. This module is the root of the `tour` chunk. */
export function createTourFor(environment: TourServiceEnvironment): TourService {
  const { config, log, clock, page, policy, localItems, sessionItems, $state } = environment;
  const settings = config.section("tour", tourDescription);
  const complain = (message: string) => log.warn(message);
  const sanitise = createSanitiser(page.address(), policy);
  let opener: Element | null = null;
  let host: TourHost | undefined;

  const tour = createTour({
    ...{ $state, log, page, localItems, sessionItems },
    canLeave: !environment.isDemonstration,
    now: () => clock.now(),
    awaitTarget,
    mayInvite: () => invitations.areAllowed(),
    async noDialog() {
      while (isDialogOpen()) await new Promise((resolve) => setTimeout(resolve, lookEvery));
    },
  });
  const invitations = createInvitations(environment.area, log, tour.leaveInvitation);
  const actions = { next: tour.next, previous: tour.previous, cancel: tour.cancel, answer: tour.answer };

  const translatorOf: TranslatorOf = (texts) => {
    const { language, texts: overrides } = config.get();
    return translator(texts, language, overrides);
  };

  function draw(state: TourState): void {
    if (state.status === "idle") return close();
    const { step, status, confirm, keyboard } = state;
    if (!step) return;
    opener ??= focusOrigin();
    const scheme = opener?.closest<HTMLElement>("[data-vetrina-scheme]")?.dataset.vetrinaScheme;
    host ??= openTourHost(scheme);
    host.render(
      <TextsContext.Provider value={translatorOf}>
        <TourWindow {...{ step, status, confirm, keyboard, actions, sanitise }} />
      </TextsContext.Provider>,
    );
  }

  function close(): void {
    invitations.release();
    if (!host) return;
    host.close();
    host = undefined;
    // A tour that began on another page has no opener here.
    if (!(opener instanceof HTMLElement) || !opener.isConnected || opener === pageDocument.body)
      focusContent();
    else opener.focus({ preventScroll: true });
    opener = null;
  }

  $state.listen(draw);
  pageLifecycle.follow({ suspend: tour.suspend, resume: () => void resume() });

  /** Whether tours are allowed on this page at all. */
  const isOff = () => page.isEdited() || config.get().disabled.includes(tourTag);

  const resume = () => (isOff() ? Promise.resolve() : tour.resume());

  function planOf(steps: unknown, options: WantedOptions): TourPlan {
    const { confirm, confirmInPageLanguage, keyboard, waitFor } = settings();
    return {
      id: options.id ?? page.address().pathname,
      version: options.version ?? firstTourVersion,
      confirm: options.confirm ?? (confirm && (confirmInPageLanguage ? "page" : true)),
      keyboard: options.keyboard ?? keyboard,
      waitFor: options.waitFor ?? waitFor,
      steps: readSteps(steps, page.address(), complain),
    };
  }

  const configured = (wanted: string | undefined) => settings().tours.findLast(({ id }) => id === wanted);

  function planOfElement(element: HTMLElement, options: WantedOptions = {}): TourPlan {
    const [own, written] = [stepsOf(element), optionsOf(element)];
    const known = own.length === 0 ? configured(written.id) : undefined;
    return planOf(known?.steps ?? own, {
      ...written,
      version: written.version ?? known?.version,
      ...options,
    });
  }

  function planOfName(id: string, options: WantedOptions): TourPlan {
    const element = tourElement(id);
    if (element) return planOfElement(element, { ...options, id });
    const known = configured(id);
    return planOf(known?.steps ?? [], { version: known?.version, ...options, id });
  }

  async function begin(plan: TourPlan, run: Tour["start"]): Promise<boolean> {
    if (isOff()) return false;
    if (plan.steps.length === 0) {
      complain(`the tour "${plan.id}" has no steps`);
      return false;
    }
    if (stopOther !== tour.stop) stopOther();
    stopOther = tour.stop;
    return run(plan);
  }

  async function start(plan: TourPlan): Promise<boolean> {
    if (isDialogOpen()) {
      complain("a tour does not start over an open dialog");
      return false;
    }
    opener = focusOrigin();
    return begin(plan, tour.start);
  }

  return {
    start: (steps, options = {}) =>
      start(typeof steps === "string" ? planOfName(steps, options) : planOf(steps, options)),
    startOf: (element) => start(planOfElement(element)),
    startOnceOf: (element) =>
      environment.isDemonstration ? Promise.resolve(false) : begin(planOfElement(element), tour.startOnce),
    next: tour.next,
    stop: tour.stop,
    resume,
  };
}
