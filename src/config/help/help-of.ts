import type { Kind } from "../../definition/kinds";
import type { Bilingual } from "../../description";

/** A help text for each key of a group. A missing or an additional help text is a type error. */
export type HelpOf<G> = {
  readonly [Key in keyof G]: G[Key] extends Kind<unknown> ? Bilingual : HelpOf<G[Key]>;
};
