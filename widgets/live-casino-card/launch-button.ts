import type { LaunchOutcome, LaunchRequest, LiveCasino, TableId, Ticket } from "../../src/live-casino";
import { createPageVisibility } from "../../src/platform/page-visibility";
import { passFocus } from "../../src/ui/focus";

/**
 * `offered`: the player has logged in to open this table, but a new tab needs another click. `blocked`: the
 * browser has blocked the new tab, and the next click opens the table without a new request.
 */
export type LaunchPhase = "idle" | "busy" | "failed" | "simulated" | "offered" | "blocked";

/** The card's input for a launch at a click. */
export interface LaunchClick extends LaunchRequest {
  readonly liveCasino: LiveCasino;
  readonly table: TableId;
  /** True in demo mode, which does not open tables. */
  readonly isSimulated: boolean;
  /**
   * Texts that are announced if the browser has blocked the tab, the table did not open, or a new click is
   * needed.
   */
  readonly announcements: { readonly blocked: string; readonly failed: string; readonly offered: string };
  /**
   * Calls the listener at the next login.
   * @returns a function that removes the listener
   */
  onLogin(listener: () => void): () => void;
}

/**
 * Milliseconds for which the button is disabled after a launch, unless the page becomes visible again
 * earlier. More presses must not open a second tab.
 */
const maxCooldown = 1500;

/** Milliseconds for which the table is offered after a login. */
const offerTime = 10_000;

/** The button of one card, which opens a table. It has its own state, so that an idle card needs no more hooks. */
export class LaunchButton {
  #phase: Exclude<LaunchPhase, "blocked"> = "idle";
  #ticket: Ticket | undefined;
  #endCooldown: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;
  /** Ends the wait for a login, or the offer after the login. */
  #endOffer: (() => void) | undefined;
  /** Changes with the table, so that the outcome of an earlier table's launch is ignored. */
  #generation = 0;
  readonly #onChange: () => void;

  /** @param onChange called when `phase` or `isBusy` may have changed */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get phase(): LaunchPhase {
    return this.#ticket?.$isGood.get() ? "blocked" : this.#phase;
  }

  get isBusy(): boolean {
    return this.#phase === "busy" || this.#endCooldown !== undefined;
  }

  /**
   * The button's `ref`. If the button is removed while it has the focus, the card receives it; the browser would focus
   * the body.
   */
  readonly ref = (button: HTMLButtonElement | null) => {
    const card = button?.closest("article");
    return () => passFocus(button, card);
  };

  /** Must be called in the click event. */
  click(click: LaunchClick): void {
    if (!this.#ticket?.$isGood.get()) void this.#launch(click);
    else if (this.#ticket.open()) this.#startCooldown();
    else click.liveCasino.announce(click.announcements.blocked);
  }

  /** Resets all state, because the card shows another table or is removed. */
  reset(): void {
    this.#unsubscribe?.();
    this.#endCooldown?.();
    this.#endOffer?.();
    this.#ticket = undefined;
    this.#generation += 1;
    this.#setPhase("idle");
  }

  async #launch(click: LaunchClick): Promise<void> {
    this.#endOffer?.();
    this.#setPhase("busy");
    const generation = this.#generation;
    const outcome = await click.liveCasino.launch(click.table, click);
    if (generation === this.#generation) this.#handleOutcome(outcome, click);
  }

  #handleOutcome(outcome: LaunchOutcome, click: LaunchClick): void {
    const { liveCasino, isSimulated, announcements } = click;
    if (outcome.type === "ticket") {
      this.#ticket = outcome.ticket;
      this.#unsubscribe = outcome.ticket.$isGood.listen(this.#onChange);
      liveCasino.announce(announcements.blocked);
    }
    if (outcome.type === "opened" || outcome.type === "prevented") this.#startCooldown();
    if (outcome.type === "login") this.#offerAfterLogin(click);
    if (outcome.type === "failed") liveCasino.announce(announcements.failed);
    const isOnlySimulated = outcome.type === "opened" && isSimulated;
    this.#setPhase(outcome.type === "failed" ? "failed" : isOnlySimulated ? "simulated" : "idle");
  }

  #offerAfterLogin({ liveCasino, announcements, onLogin }: LaunchClick): void {
    this.#endOffer = onLogin(() => {
      this.#endOffer?.();
      const timer = setTimeout(() => this.#endOffer?.(), offerTime);
      this.#endOffer = () => {
        clearTimeout(timer);
        this.#endOffer = undefined;
        this.#setPhase("idle");
      };
      liveCasino.announce(announcements.offered);
      this.#setPhase("offered");
    });
  }

  #setPhase(phase: Exclude<LaunchPhase, "blocked">): void {
    this.#phase = phase;
    this.#onChange();
  }

  #startCooldown(): void {
    this.#endCooldown?.();
    const end = () => {
      clearTimeout(timer);
      stopWaiting();
      this.#endCooldown = undefined;
      this.#onChange();
    };
    const timer = setTimeout(end, maxCooldown);
    const stopWaiting = createPageVisibility().onVisible(end);
    this.#endCooldown = end;
    this.#onChange();
  }
}
