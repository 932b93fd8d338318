import { type ImageUrl, subjectOf } from "../../bonus/pictures";
import { day } from "../../clock";
import { spaceName } from "../tokens";
import type { Dependants } from "./entities";
import { wireInstant } from "./wire-values";

export { day, hour, minute } from "../../clock";

/** Values that the functions that create entities need. */
export interface EntityContext {
  /** The time of creation, milliseconds since 1970. */
  readonly now: number;
  readonly picture: ImageUrl;
}

/** The fields that nearly all entities have. */
export const base = ({ now }: EntityContext, id: string, name: string, age = 30 * day) => ({
  id,
  name,
  spaceName,
  created: wireInstant(now - age),
  customFields: {},
  tags: [] as readonly string[],
  metadata: {},
  constraints: [] as readonly string[],
});

/** A condition on tags or achievements. */
export const dependants = (condition: Partial<Dependants>): Dependants => ({
  must: [],
  mustNot: [],
  should: [],
  shouldMatchAtLeast: 0,
  ...condition,
});

/** Icon and banners whose subject fits the entity's name. */
export function links({ picture }: EntityContext, name: string) {
  const subject = subjectOf(name);
  return {
    iconLink: picture(subject, "mobile"),
    bannerLink: picture(subject, "desktop"),
    bannerLowResolutionLink: picture(subject, "mobile"),
    bannerHighResolutionLink: picture(subject, "desktop"),
  };
}

/** A period in wire format. `from` and `until` are milliseconds relative to the context's time. */
export const span = ({ now }: EntityContext, from: number, until: number) => ({
  startDate: wireInstant(now + from),
  endDate: wireInstant(now + until),
});

export const terms =
  "<p>Partecipazione gratuita, riservata ai maggiorenni. I punti non hanno valore in denaro e non si possono cedere.</p>";
