import type { Kind } from "../definition";
import type { Hiding } from "./hiding";

/** One attribute of an element, as it is written and as the element reads it. */
export interface AttributeFact {
  readonly name: string;
  readonly written: string;
  /** The value in use, as text; undefined if the element does not read this attribute. */
  readonly value?: string | undefined;
  /**
   * `name`: the element has no attribute of this name. `value`: the value is not valid, and the element uses the default.
   * Undefined if nothing is wrong.
   */
  readonly mistake?: "name" | "value";
  /** The attribute that this one is meant to be, if another one of the element is that already. */
  readonly extraOf?: string;
  /** What the kind of the attribute says it expects. */
  readonly expected?: string;
  /** The kind of a wrong value. */
  readonly type?: Kind<unknown>["type"];
  /** The corrected attribute. Undefined if the author should remove it, or while the correction is not computed. */
  readonly corrected?: { readonly name: string; readonly value: string } | undefined;
}

/** Something that is wrong with an element, or that an author may wonder about, as a sentence. */
export interface Finding {
  readonly text: string;
  /** The same for the report, without the page's own words. */
  readonly plain: string;
  /** True for what may be as it should be. */
  readonly isKnown?: boolean;
  /** True for what explains better than the state why nothing shows. */
  readonly isFirst?: boolean;
}

/** A plain description of one element: all that the answer to “why does it not show?” depends on. */
export interface ElementFacts {
  readonly tag: string;
  /** False for a tag that begins like ours, and is none of this library. */
  readonly isOurs: boolean;
  /** For a tag that is not ours: the one that is most like it. */
  readonly right?: string | undefined;
  /** The tag of an element that should not be inside: the element's own tag is not closed. */
  readonly unexpectedTag?: string | undefined;
  /** `data-state` */
  readonly state?: string | undefined;
  /** The configuration switches the tag off. */
  readonly isSwitchedOff: boolean;
  readonly isDefined: boolean;
  /** Another script has defined the tag. */
  readonly isForeign: boolean;
  /** Why its code could not be loaded, as the console says it. */
  readonly failure?: string | undefined;
  /** The device is offline. */
  readonly isOffline: boolean;
  /** In a shadow root of the page, which the library looks into only when it is told to. */
  readonly isInForeignRoot: boolean;
  /** It waits until it is near the viewport. */
  readonly mountsNear: boolean;
  /** Its component has been rendered, or an error in its place. */
  readonly isMounted: boolean;
  /** What the author wrote inside it is shown. */
  readonly showsFallback: boolean;
  readonly hiddenBy?: Hiding | undefined;
  /** It has a box of its own that is not empty. */
  readonly isVisible: boolean;
  /** It is invisible until it is needed, and a page needs one at most. */
  readonly isOverlay: boolean;
  /** An overlay of this tag stands before it. */
  readonly isExtra: boolean;
  /** Required attributes that are absent or not valid. */
  readonly missing: readonly string[];
  readonly attributes: readonly AttributeFact[];
  /** The ids that it asks a service for, as written. */
  readonly ids: readonly string[];
  /** Those of them that the service does not know, as far as it has said so. */
  readonly unknownIds: readonly string[];
  /** Its attributes for one id, if none of them is set. */
  readonly idAttributes: readonly string[];
  /** A configuration key that its services lack. */
  readonly missingKey?: string | undefined;
  /** It needs the platform of gamification, to which the page has never been connected. */
  readonly isUnreachable?: boolean;
  /** What a closer look at the element has found first. */
  readonly finding?: Finding | undefined;
  /** It shows bonuses. */
  readonly showsBonuses: boolean;
  /** The log says that bonuses could not be read: then their list is empty, too. */
  readonly lacksBonuses?: boolean;
  readonly isEdited: boolean;
  readonly isSimulated: boolean;
}
