import type { Bilingual, SlotDescription, DescribedWidget } from "../../src/description";
import { authorSlots } from "../describe";
import { childFields, type Fields, widgetFields } from "./fields";
import { blockName, childBlockName, childShortCode, shortCode } from "./names";
import type { PhpValue } from "./php";

/** WordPress Dashicons by the AEM icon with the same meaning. */
const dashicons: Readonly<Record<string, string>> = {
  bell: "bell",
  calendar: "calendar-alt",
  documentFragment: "media-document",
  flag: "flag",
  gamepad: "games",
  gameController: "games",
  gift: "awards",
  graphBarVertical: "chart-bar",
  helpCircle: "editor-help",
  login: "admin-network",
  mail: "email",
  money: "money-alt",
  shield: "shield",
  star: "star-filled",
  textNumbered: "editor-ol",
  viewColumn: "columns",
  viewGrid: "grid-view",
  viewList: "list-view",
};

/** A block inside the block of a widget, with its shortcode. It represents a slot or a repeated child. */
export interface ChildData {
  readonly [key: string]: PhpValue;
  readonly block: string;
  readonly shortCode: string;
  readonly slot: string;
  readonly title: Bilingual;
  readonly fields: Fields;
}

function childrenOf(definition: DescribedWidget): ChildData[] {
  const child = (
    slot: string,
    repeated: boolean,
    title: Bilingual,
    { help, needed }: SlotDescription,
  ): ChildData => ({
    block: childBlockName(definition, slot),
    shortCode: childShortCode(slot),
    slot,
    repeated,
    title,
    help,
    required: needed,
    fields: repeated ? childFields(definition) : {},
  });
  const { items } = definition;
  return [
    ...authorSlots(definition).map(([name, slot]) =>
      child(name, false, slot.label ?? { it: name, en: name }, slot),
    ),
    ...(items ? [child(items.slot, true, items.item, items)] : []),
  ];
}

/** The widget's texts that its fallback content prints. */
function fallbackTexts({ fallback, texts }: DescribedWidget, language: "it" | "en") {
  const names = [...fallback.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = texts?.[language][name];
      return typeof text === "string" ? [[name, text]] : [];
    }),
  );
}

/** Data of a widget for the plugin. */
export interface WidgetData {
  readonly [key: string]: PhpValue;
  readonly tag: string;
  readonly block: string;
  readonly shortCode: string;
  readonly title: Bilingual;
  readonly fields: Fields;
  readonly children: readonly ChildData[];
  /** Names of the widget blocks that authors can place inside this block. */
  readonly contains: readonly string[] | undefined;
}

export function widgetData(definition: DescribedWidget): WidgetData {
  return {
    tag: definition.tag,
    block: blockName(definition),
    shortCode: shortCode(definition),
    title: definition.title,
    summary: definition.summary,
    icon: dashicons[definition.icon ?? ""] ?? "block-default",
    // True for an element outside the page flow: the editor shows only its name and summary.
    overlay: definition.overlay || definition.placeholder === "hidden" || undefined,
    fields: widgetFields(definition),
    requiredOneOf: definition.requiredOneOf,
    children: childrenOf(definition),
    contains: definition.contains?.map((tag) => blockName({ tag })),
    fallback: definition.fallback,
    texts: { it: fallbackTexts(definition, "it"), en: fallbackTexts(definition, "en") },
  };
}
