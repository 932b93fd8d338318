import type { Kind } from "../../definition";
import type { FindingId } from "./texts";

/**
 * `fine`: visible. `known`: correct, but the author may wonder about it. `wrong`: somebody must correct it.
 */
export type Severity = "fine" | "known" | "wrong";

/** The part of a kind that describes the expected value. `origin` is the URL of a server. */
export type ExpectedKind = Pick<Kind<unknown>, "choices" | "min" | "max" | "use"> & {
  readonly type: Kind<unknown>["type"] | "origin" | "other";
};

/**
 * A parameter of a sentence: a word of the library, a word of the page, which a report only describes (S18), a list of
 * words, or the kind of a value.
 */
export type Parameter =
  | string
  | number
  /** @param plain the text for a report. @param prefix the part of the text that the library knows */
  | { readonly own: string; readonly plain?: string; readonly prefix?: string }
  | { readonly names: readonly string[]; readonly isOwn?: boolean; readonly isChoice?: boolean }
  | { readonly kind: ExpectedKind };

export type Parameters = Readonly<Record<string, Parameter>>;

/** Something that is wrong with an element or a page, or about which an author may wonder. */
export interface Finding {
  readonly id: FindingId;
  readonly params: Parameters;
  readonly severity: Severity;
}

/** One attribute of an element, as it is written and as the element reads it. */
export interface AttributeFact {
  readonly name: string;
  readonly written: string;
  /** The value in use, as a string; undefined if the element does not read this attribute. */
  readonly value?: string | undefined;
  /**
   * `name`: the element has no attribute of this name. `value`: the element cannot read the value, and uses
   * the default.
   */
  readonly mistake?: "name" | "value";
  /** The kind that a wrong value should have. */
  readonly kind?: ExpectedKind;
  /** The corrected attribute; undefined if it cannot be guessed. */
  readonly right?: { readonly name: string; readonly value: string } | undefined;
  /** True if the correctly named attribute exists too, so that the author has to remove the wrong one. */
  readonly isExtra?: boolean;
}

/** A step of a tour. */
export interface StepFact {
  /** Unknown field names in the step, each with the name of the field that was probably meant. */
  readonly wrongNames: readonly { readonly name: string; readonly right: string | undefined }[];
  readonly hasTitle: boolean;
  /** A selector that is unreadable, or that matches nothing on this page. */
  readonly wrongTarget?: { readonly selector: string; readonly isReadable: boolean } | undefined;
}

export interface TourFact {
  readonly steps: readonly StepFact[];
  /** Slots that were meant to be `step`. */
  readonly misspeltSlots: readonly string[];
  /** The id of the tour that the element names but the configuration does not have. */
  readonly unknownId?: string | undefined;
  /** The name of the tour in the configuration that is most similar to the unknown id. */
  readonly right?: string | undefined;
}

/** A plain description of one element, with everything that its findings depend on. */
export interface ElementFacts {
  /** Identifies the element. It stays the same each time the page is read. */
  readonly key: number;
  readonly tag: string;
  /** The tag of the widget that shows this element in its shadow root. */
  readonly within?: string | undefined;
  /** False for a tag that begins like the library's tags but is not one of them. */
  readonly isOurs: boolean;
  /** The tag of the library that is most similar to an unknown tag. */
  readonly right?: string | undefined;
  /** The value of `data-state`. */
  readonly state?: string | undefined;
  /** The configuration switches the tag off. */
  readonly isSwitchedOff?: boolean;
  readonly isDefined?: boolean;
  /** Another script has defined the tag. */
  readonly isForeign?: boolean;
  /** The reason why the element's code could not be loaded, as the console states it. */
  readonly failure?: string | undefined;
  readonly isOffline?: boolean;
  /** The element is in a shadow root of the site, which the library does not search automatically. */
  readonly isInForeignRoot?: boolean;
  /** The element waits until it is near the viewport. */
  readonly mountsNear?: boolean;
  /** The element's component, or an error message in its place, has been rendered. */
  readonly isMounted?: boolean;
  /** The content that the author wrote inside is visible. */
  readonly showsFallback?: boolean;
  /** The opening tag and the style of the element that hides this one; `plain` omits id and classes. */
  readonly hiddenBy?: { readonly own: string; readonly plain: string } | undefined;
  /** The element has a box that is not empty. */
  readonly isVisible?: boolean;
  readonly isOverlay?: boolean;
  /** Another overlay with this tag precedes the element. */
  readonly isExtra?: boolean;
  /**
   * Required attributes that are absent or not valid. If one of several attributes is enough, these
   * attributes form one item.
   */
  readonly missing: readonly (readonly string[])[];
  /** Attributes that authors have to write, and that are absent although the element is visible without them. */
  readonly needed: readonly string[];
  readonly attributes: readonly AttributeFact[];
  /**
   * `ids`: the ids that the element requests, as written. `unknownIds`: the ids that the service does not
   * know. `idAttributes`: the element's attributes for a single id, if the element does not request any id.
   */
  readonly ids: readonly string[];
  readonly unknownIds: readonly string[];
  readonly idAttributes: readonly string[];
  /** True if the unknown ids are tables that are missing from the provider's list. */
  readonly areTables?: boolean;
  /** A configuration key that the element's services lack. */
  readonly missingKey?: string | undefined;
  /** Keys of the configuration that still have the URL of a sample. */
  readonly sampleKeys: readonly string[];
  /** The element needs the gamification platform, to which the page has never been connected. */
  readonly isUnreachable?: boolean;
  readonly showsBonuses?: boolean;
  /** The log states that bonuses could not be read, which is why their list is empty. */
  readonly lacksBonuses?: boolean;
  readonly isEdited?: boolean;
  readonly isSimulated?: boolean;
  /** The tag of an element that is inside this one but belongs after it, because this one is not closed. */
  readonly swallowed?: string | undefined;
  /** The tag of content that is visible only until the element starts. */
  readonly onlyBefore?: string | undefined;
  /** The widget that belongs inside this element, and whether the author has put one there. */
  readonly inner?: { readonly tag: string; readonly isFilled: boolean } | undefined;
  /** Slots that children name but the element does not have. */
  readonly wrongSlots: readonly string[];
  readonly knownSlots: readonly string[];
  /** Slots that authors have to fill, and that are empty. */
  readonly emptySlots: readonly string[];
  /** Images from the element's attributes that the element does not show. */
  readonly lostImages: readonly { readonly url: string; readonly isRefused: boolean }[];
  readonly tour?: TourFact | undefined;
}

/** A problem of the configuration, as the log names it. */
export type ConfigProblem =
  | { readonly problem: "block" | "missing"; readonly key: string }
  | { readonly problem: "wrong"; readonly key: string; readonly kind?: ExpectedKind | undefined }
  /** `path` is the first part of the key, which the library knows. The page author wrote the rest. */
  | {
      readonly problem: "unknown";
      readonly key: string;
      readonly path: string;
      readonly right: string | undefined;
    };

/** A plain description of the page as a whole. */
export interface PageFacts {
  readonly version: string;
  /** The page's URL without query and fragment. */
  readonly url: string;
  readonly browser: string;
  readonly viewport: string;
  /** The folder from which the library loads its files. */
  readonly base: string;
  readonly config: readonly ConfigProblem[];
  /** The browser's message about the JSON of the configuration, without the text that it quotes. */
  readonly jsonError?: string | undefined;
  /** The id of a JSON block that was meant to be the configuration. */
  readonly similarBlock?: string | undefined;
  /** Versions of additional copies of the library's script, which have stopped. */
  readonly copies: readonly string[];
  readonly duplicateIds: readonly string[];
  /** Directive and origin of each refusal by the page's Content-Security-Policy. */
  readonly refusals: readonly (readonly [directive: string, blocked: string])[];
  /**
   * State of the connection to the gamification platform; undefined if no element has needed a connection.
   */
  readonly connection?: string | undefined;
  /** For each call, how often widgets requested it and how often it was sent. */
  readonly calls: readonly {
    readonly name: string;
    readonly requested?: number | undefined;
    readonly sent: number;
  }[];
  /** Files of the library, with their compressed size in bytes if the browser reports it. */
  readonly files: readonly { readonly name: string; readonly bytes?: number | undefined }[];
}
