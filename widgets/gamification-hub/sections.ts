import type { WidgetTag } from "../../src/definition";
import type { EntityType } from "../../src/gamification/protocol/enumerations";
import { giftIcon } from "../../src/ui/icon/gift";

/** Settings of the author for the hub that its sections need. */
export interface SectionContext {
  readonly limit: number;
  readonly tags: readonly string[];
  /** The competition of the leaderboard. */
  readonly competitionId: string | undefined;
  /** The entity that a link points to. */
  readonly id: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** A section of the hub: one of the library's elements, or a part of the hub itself. */
export interface Section {
  /** The name in `data-sections`. */
  readonly name: string;
  /** The name in URLs, in every language. */
  readonly slug: string;
  /** Undefined for a part of the hub itself: "Oggi" and the agenda. */
  readonly tag: WidgetTag | undefined;
  /** The path of the section's drawing. */
  readonly icon: string;
  /**
   * Items that the number next to the section's name counts: entities of a type, or unread messages.
   * Undefined if the section has no number.
   */
  readonly counts?: EntityType | "unread";
  /** The types of entities that the section can show by their ids. */
  readonly opens: readonly EntityType[];
  /**
   * True if the section shows only things that the member already has, and nothing that invites the member to
   * play.
   */
  readonly isOwn?: boolean;
  /**
   * The slot that the section shares if there are more sections than slots. If undefined, the section has its
   * own slot.
   */
  readonly place?: "challenges" | "more";
  /** Returns the attributes of the section's element. */
  attributes(context: SectionContext): Attributes;
}

const listed = ({ limit, tags }: SectionContext): Attributes => ({
  "data-limit": String(limit),
  ...(tags.length > 0 && { "data-tags": tags.join() }),
});

/** Returns the attributes of a list, with the author's choice of states or with one entity in any state. */
const list =
  (all: Attributes = { "data-status": "all" }) =>
  (context: SectionContext): Attributes =>
    context.id === undefined ? listed(context) : { ...all, "data-ids": context.id };

const ofAwards = list({ "data-lifecycle": "all", "data-filters": "false" });

const ofLeaderboard = ({ id, competitionId = "" }: SectionContext): Attributes =>
  id === undefined ? { "data-competition-id": competitionId } : { "data-entity-id": id };

/**
 * Returns the attributes of a list without a choice of states. @param of the attributes that state the type
 * of an entity, if the list has several types
 */
const plain =
  (of: Attributes = {}) =>
  ({ id, limit }: SectionContext): Attributes =>
    id === undefined ? { "data-limit": String(limit) } : { ...of, "data-ids": id };

const icons = {
  flag: "M5 17V3.5h10l-2 3.25 2 3.25H5",
  parcel: giftIcon,
  cup: "M6 3.5h8V8a4 4 0 0 1-8 0ZM6 5H3.5v.5A2.5 2.5 0 0 0 6 8M14 5h2.5v.5A2.5 2.5 0 0 1 14 8M10 12v4.5M6.5 16.5h7",
  podium: "M3 16.5V11h4.5M7.5 16.5v-11h5v11M12.5 8.5H17v8M2 16.5h16",
  path: "M4.5 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15.5 17.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.5 4.5H12a2.75 2.75 0 0 1 0 5.5H8a2.75 2.75 0 0 0 0 5.5h4.5",
  mail: "M3 5h14v10H3ZM3.5 5.5l6.5 5 6.5-5",
  tiles: "M3.5 3.5h5.5v5.5H3.5ZM11 3.5h5.5v5.5H11ZM3.5 11h5.5v5.5H3.5ZM11 13.75h5.5M13.75 11v5.5",
  medal: "M10 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM7.25 11.25 6 17l4-2 4 2-1.25-5.75",
  box: "M10 2.5l6.5 3.5v8L10 17.5 3.5 14V6ZM3.5 6 10 9.5 16.5 6M10 9.5v8",
  sheet: "M5 2.5h10v15H5ZM7.5 6.5h5M7.5 10h5M7.5 13.5h3",
  sun: "M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10 1.75v1.75M10 16.5v1.75M1.75 10H3.5M16.5 10h1.75M4.2 4.2l1.2 1.2M14.6 14.6l1.2 1.2M4.2 15.8l1.2-1.2M14.6 5.4l1.2-1.2",
  calendar: "M3.5 4.5h13v12h-13ZM3.5 8h13M7 2.5v4M13 2.5v4",
};

/** Icons of the slots that are not sections. */
export const slotIcons = {
  challenges: icons.cup,
  more: "M3.5 6h13M3.5 10h13M3.5 14h13",
  settings:
    "M3 6h8.5M15.5 6H17M3 14h1.5M8.5 14H17M13.5 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.5 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
} as const;

/** The drawings of the agenda's entries, by kind. */
export const agendaIcons = {
  award: icons.parcel,
  achievement: icons.flag,
  competition: icons.cup,
  message: icons.mail,
};

/**
 * All sections, in the order in which they are shown if the author chooses none. Each section needs an entry
 * here and a name in `texts.ts`. A section is omitted if the library does not have its element.
 */
const sections = [
  {
    name: "today",
    slug: "oggi",
    tag: undefined,
    icon: icons.sun,
    opens: [],
    attributes: () => ({}),
  },
  {
    name: "instant-win",
    slug: "instant-win",
    tag: "vetrina-instant-win",
    icon: icons.tiles,
    opens: ["InstantWin"],
    attributes: list({}),
  },
  {
    name: "achievements",
    slug: "traguardi",
    tag: "vetrina-achievements",
    icon: icons.flag,
    counts: "Achievement",
    opens: ["Achievement"],
    place: "challenges",
    attributes: list(),
  },
  {
    name: "competitions",
    slug: "tornei",
    tag: "vetrina-competitions",
    icon: icons.cup,
    counts: "Competition",
    opens: ["Competition"],
    place: "challenges",
    attributes: list(),
  },
  {
    name: "missions",
    slug: "missioni",
    tag: "vetrina-missions",
    icon: icons.path,
    opens: [],
    place: "challenges",
    attributes: list(),
  },
  {
    name: "leaderboard",
    slug: "classifica",
    tag: "vetrina-leaderboard",
    icon: icons.podium,
    opens: ["Contest"],
    attributes: ofLeaderboard,
  },
  {
    name: "awards",
    slug: "premi",
    tag: "vetrina-awards",
    icon: icons.parcel,
    counts: "Award",
    opens: ["Award", "MemberAward"],
    isOwn: true,
    place: "more",
    attributes: ofAwards,
  },
  {
    name: "messages",
    slug: "messaggi",
    tag: "vetrina-messages",
    icon: icons.mail,
    counts: "unread",
    opens: ["Message"],
    isOwn: true,
    place: "more",
    attributes: plain(),
  },
  {
    name: "rewards",
    slug: "in-palio",
    tag: "vetrina-rewards",
    icon: icons.medal,
    opens: [],
    place: "more",
    attributes: plain({ "data-entity": "reward" }),
  },
  {
    name: "products",
    slug: "prodotti",
    tag: "vetrina-products",
    icon: icons.box,
    opens: ["Product"],
    place: "more",
    attributes: plain(),
  },
  {
    name: "rules",
    slug: "regole",
    tag: "vetrina-rules",
    icon: icons.sheet,
    opens: [],
    place: "more",
    attributes: plain({ "data-entity": "rule-set" }),
  },
  {
    name: "agenda",
    slug: "agenda",
    tag: undefined,
    icon: icons.calendar,
    opens: [],
    isOwn: true,
    place: "more",
    attributes: () => ({}),
  },
] as const satisfies readonly Section[];

export type SectionName = (typeof sections)[number]["name"];

export interface NamedSection extends Section {
  readonly name: SectionName;
}

/** The names that an author may write. */
export const sectionNames: readonly string[] = sections.map(({ name }) => name);

/** The section names that a link may contain: names for URLs and names for `data-sections`. */
export const namesInUrls: readonly string[] = sections.flatMap(({ slug, name }) => [slug, name]);

/**
 * The sections to show, in the author's order, or all sections if the author's choice leaves none.
 *
 * @param chosen names; if none is known, all sections are shown, as for any invalid attribute
 * @param offers returns whether the library has an element
 */
export function chosenSections(
  chosen: readonly string[],
  offers: (tag: string) => boolean,
  { competitionId }: Pick<SectionContext, "competitionId">,
): readonly NamedSection[] {
  const all: readonly NamedSection[] = sections.filter(
    ({ name, tag }) =>
      (tag === undefined || offers(tag)) && (name !== "leaderboard" || competitionId !== undefined),
  );
  const wanted = new Set(chosen.flatMap((name) => all.filter((each) => each.name === name)));
  return wanted.size > 0 ? [...wanted] : all;
}

/** The section that can show an entity of a type by its id; undefined if no section can show it. */
export const sectionOfType = (sections: readonly NamedSection[], type: string): NamedSection | undefined =>
  sections.find(({ opens }) => opens.some((each) => each === type));
