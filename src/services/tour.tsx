import type { WritableAtom } from "nanostores";
import type { AccountArea } from "../account";
import type { ConfigStore } from "../config";
import { tourDescription } from "../config/tour-description";
import { translator } from "../i18n";
import { createSanitiser } from "../platform/html";
import type { Page } from "../platform/page";
import type { PagePolicy } from "../platform/trusted-types-policy";
import type { ItemStore } from "../platform/storage";
import type { Clock } from "../time/clock";
import { firstTourVersion } from "../tour/storage-keys";
import {
  type Arrival,
  checkInput,
  createTour,
  readSteps,
  type Tour,
  type TourOptions,
  type TourPlan,
  type TourState,
  type TourStepInput,
} from "../tour";
import { focusOrigin, restoreFocus } from "../ui/focus";
import { optionsOf, stepsOf, tourElement, tourTag } from "../tour/elements";
import { awaitTarget, isDialogOpen, isReadable } from "../tour/targets";
import { TourWindow } from "../tour/TourWindow";
import { openTourHost, type TourHost } from "../tour/window";
import { TextsContext, type TranslatorOf } from "../ui/texts-context";
import { pageDocument } from "../utils/page-document";
import type { Lazy } from "../utils/lazy";
import type { Log } from "../utils/log";

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
  /** False for a demonstration, which does not leave its page. */
  readonly canLeave: boolean;
}

/** The guided tour of a page. */
export interface TourService {
  /**
   * Starts a tour of the given steps, or the one with this id of the configuration or of an element of the page. A
   * running tour is stopped.
   *
   * @returns false if a dialog is open, no step could be shown, or the tour was stopped earlier, for example by another
   * @throws TypeError that names the problem of the steps or the options
   */
  start(steps: readonly TourStepInput[] | string, options?: TourOptions): Promise<boolean>;
  /** Starts the tour of an element: its own steps, otherwise those of the configuration. */
  startOf(element: HTMLElement): Promise<boolean>;
  /** Starts the tour of an element if this browser has not shown it in this version. */
  startOnceOf(element: HTMLElement): Promise<boolean>;
  next(): void;
  stop(): void;
  /** Continues the tour of the previous page. */
  resume(): Promise<void>;
}

type WantedOptions = { readonly [Name in keyof TourOptions]: TourOptions[Name] | undefined };

/** Creates the tour of a page. This module is the root of the `tour` chunk. */
export function createTourFor(environment: TourServiceEnvironment): TourService {
  const { config, log, clock, page, policy, localItems, sessionItems, $state } = environment;
  const settings = config.section("tour", tourDescription);
  const sanitise = createSanitiser(page.address(), policy);
  let opener: Element | null = null;
  let host: TourHost | undefined;
  /** True for a tour that was continued from another page, or from before a reload: it has no opener here. */
  let isResumed = false;
  let tourId = "";
  const told = new Set<string>();

  /** Logs a message once per page, because a tour may start often. */
  function complain(message: string): void {
    if (!told.has(message)) log.warn(message);
    told.add(message);
  }

  const tour = createTour({
    ...{ $state, page, localItems, sessionItems, canLeave: environment.canLeave },
    now: () => clock.now(),
    complain,
    awaitTarget,
    mayInvite,
  });
  const translatorOf: TranslatorOf = (texts) => {
    const page = config.get();
    return translator(texts, page.language, page.texts);
  };

  const elementOf = (id: string) => tourElement(id, page.address().pathname);

  let isFollowing = false;

  /**
   * Reads the restriction as widgets do (architecture section 4), and leaves a step that invites when a restriction
   * begins.
   */
  async function mayInvite(): Promise<boolean> {
    const { responsibleGaming } = await environment.area.load();
    const { $restriction } = responsibleGaming;
    if (!isFollowing) $restriction.listen((restriction) => restriction === "free" || tour.leaveInvitation());
    isFollowing = true;
    // A failure is reported, and it is not "free".
    if ($restriction.get() === "checking") await responsibleGaming.read().catch(() => undefined);
    return $restriction.get() === "free";
  }

  function draw(state: TourState): void {
    if (state.status === "idle") return close();
    const { id, step, status, confirm, keyboard } = state;
    if (!step) return;
    opener ??= focusOrigin();
    host ??= openTourHost();
    tourId = id;
    host.render(
      <TextsContext.Provider value={translatorOf}>
        <TourWindow {...{ step, status, confirm, keyboard, sanitise }} actions={tour} />
      </TextsContext.Provider>,
    );
  }

  function close(): void {
    if (!host) return;
    host.close();
    host = undefined;
    const hasOpener = opener?.isConnected && opener !== pageDocument.body;
    const button = isResumed ? elementOf(tourId)?.shadowRoot?.querySelector("button") : undefined;
    restoreFocus(hasOpener ? opener : (button ?? null));
    opener = null;
    isResumed = false;
  }

  $state.listen(draw);
  // Not `pageLifecycle`: it is in the chunk of the account area.
  window.addEventListener("pagehide", tour.suspend);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void resume({ type: "back_forward" });
  });

  /** Whether tours are allowed on this page at all. */
  const isOff = () => page.isEdited() || config.get().disabled.includes(tourTag);

  async function resume(arrival: Arrival = {}): Promise<void> {
    if (isOff()) return;
    isResumed = true;
    await tour.resume(arrival);
  }

  function planOf(steps: unknown, options: WantedOptions): TourPlan {
    const { confirm, confirmInPageLanguage, keyboard, waitFor } = settings();
    return {
      id: options.id ?? page.address().pathname,
      version: options.version ?? firstTourVersion,
      confirm: options.confirm ?? (confirm && (confirmInPageLanguage ? "page" : true)),
      keyboard: options.keyboard ?? keyboard,
      waitFor: options.waitFor ?? waitFor,
      steps: readSteps(steps, page.address(), complain, isReadable),
    };
  }

  /** The plan of an element, of the configuration, or of both. */
  function planNamed(element: HTMLElement | undefined, options: WantedOptions): TourPlan {
    const wanted = { ...(element && optionsOf(element)), ...options };
    const own = element ? stepsOf(element) : [];
    const known = own.length === 0 ? settings().tours.find(({ id }) => id === wanted.id) : undefined;
    if (!element && !known) complain(`tour "${wanted.id}" is neither on this page nor in the configuration`);
    return planOf(known?.steps ?? own, { ...wanted, version: wanted.version ?? known?.version });
  }

  async function begin(plan: TourPlan, run: Tour["start"]): Promise<boolean> {
    if (plan.steps.length === 0) complain(`tour "${plan.id}" has no step to show`);
    return !isOff() && plan.steps.length > 0 && run(plan);
  }

  async function start(plan: TourPlan): Promise<boolean> {
    if (isDialogOpen()) {
      log.warn("tour not started: a dialog is open");
      return false;
    }
    opener = focusOrigin();
    isResumed = false;
    return begin(plan, tour.start);
  }

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
