/** One step of a tour, as an author or a script writes it. */
export interface TourStepInput {
  /** Heading of the popover; always text. */
  readonly title: string;
  /** Rich text below the heading. It is sanitised when it is shown (S02). */
  readonly text?: string;
  /**
   * Selector of the element to highlight; ` >>> ` enters an open shadow root.
   * @default none: the popover is in the middle
   */
  readonly target?: string;
  /**
   * Page of the site that has the step: a path, or a whole URL of the same origin. If it has no query, the
   * page may have any query.
   * @default the page of the previous step
   */
  readonly page?: string;
  /**
   * True if the step invites to play. Restricted players do not see it (architecture section 4).
   * @default false
   */
  readonly invites?: boolean;
}

/** A step after its check. Its page is always known. */
export interface TourStep {
  readonly title: string;
  readonly text: string;
  readonly target: string;
  /** Absolute URL on this site, without query string and fragment unless the author wrote them. */
  readonly page: string;
  readonly invites: boolean;
  /** Index in the author's list, from 0; it also counts the steps that are left out. */
  readonly index: number;
}

export interface TourOptions {
  /**
   * Name under which the browser remembers the tour.
   * @default the path of the page
   */
  readonly id?: string;
  /**
   * Version of the tour. A new version counts as a new tour, so players who have seen the old version may see
   * it again.
   * @default "1"
   */
  readonly version?: string;
  /**
   * True if cancelling the tour requires a confirmation, with the question in English; `"page"` if the
   * question is in the language of the page.
   * @default the configuration key `tour.confirm`
   */
  readonly confirm?: boolean | "page";
  /**
   * True if Esc cancels the tour and the left and right arrow keys move between steps.
   * @default the configuration key `tour.keyboard`
   */
  readonly keyboard?: boolean;
  /**
   * Maximum wait for a missing target, milliseconds, at most 60000.
   * @default the configuration key `tour.waitForMs`
   */
  readonly waitForMs?: number;
}

/** A tour that can run, with its checked steps and its options. */
export interface TourPlan extends Required<TourOptions> {
  readonly steps: readonly TourStep[];
}
