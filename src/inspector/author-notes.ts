import type { ExpectedKind } from "./findings/facts";

/**
 * The part of an element's description that the inspector needs on a page. Attributes and slots are listed by
 * name.
 */
export interface AuthorNote {
  /** Attributes that authors have to write, although the element is visible without them. */
  readonly needed?: readonly string[] | undefined;
  readonly slots?: readonly string[] | undefined;
  /** Slots that authors have to fill. */
  readonly neededSlots?: readonly string[] | undefined;
  /** The tags of the widgets that authors place inside the element. */
  readonly contains?: readonly string[] | undefined;
  /** True for an element that is invisible until it is needed; a page needs one at most. */
  readonly isOverlay?: boolean | undefined;
  /** True if the element's samples have a paragraph inside. */
  readonly hasParagraph?: boolean | undefined;
}

/** Notes by tag. */
export type AuthorNotes = Readonly<Record<string, AuthorNote>>;

/**
 * The build sets this constant (`scripts/build/constants.ts`), because descriptions import texts of chunks
 * that players load.
 */
declare const __AUTHOR_NOTES__: {
  readonly notes: AuthorNotes;
  readonly keys: Readonly<Record<string, ExpectedKind>>;
};

export const { notes, keys } = __AUTHOR_NOTES__;
