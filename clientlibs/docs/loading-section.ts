import type { WidgetDefinition } from "../../src/definition";
import type { Source } from "../source";
import { bullets, paragraphs } from "./blocks";
import { type PageSection, section } from "./page";
import type { Language } from "./words";

type LoadTime = NonNullable<WidgetDefinition["mount"]>;

const it = {
  title: "Quando si scarica il codice di un elemento",
  text: "Una pagina scarica solo il codice degli elementi che contiene, e il browser lo conserva per le altre pagine. Finché il codice non arriva si vede ciò che sta dentro l’elemento. Quando arriva dipende dall’elemento:",
  others: "tutti gli altri elementi",
  times: {
    now: "Subito, e l’elemento parte per primo",
    idle: "Subito, e l’elemento parte appena il browser ha finito il lavoro più urgente",
    near: "Quando l’elemento si avvicina alla parte visibile della pagina, circa uno schermo di telefono prima (caricamento differito, in inglese «lazy loading»)",
    use: "Quando il resto della pagina è pronto, o prima se si tocca la pagina o la si usa con la tastiera",
  } satisfies Record<LoadTime, string>,
};

const en: typeof it = {
  title: "When the code of an element is downloaded",
  text: "A page downloads only the code of the elements that it contains, and the browser keeps it for other pages. Until the code arrives, what is inside the element is visible. When it arrives depends on the element:",
  others: "all other elements",
  times: {
    now: "At once, and the element starts first",
    idle: "At once, and the element starts as soon as the browser has done its most urgent work",
    near: "When the element comes close to the visible part of the page, about one screen of a phone before it (lazy loading)",
    use: "When the rest of the page is ready, or before that if someone touches the page or uses the keyboard",
  },
};

const proseIn: Readonly<Record<Language, typeof it>> = { it, en };

/** Says when the code of each element is downloaded. The definitions say it of their element (`mount`). */
export function loadingSection({ widgets }: Source, language: Language): PageSection {
  const { title, text, others, times } = proseIn[language];
  const tagsAt = (time: LoadTime) =>
    widgets.flatMap(({ definition: { mount, tag } }) => (mount === time ? [`\`${tag}\``] : [])).sort();
  const elementsAt = (time: LoadTime) => (time === "idle" ? others : tagsAt(time).join(", "));
  return section(
    "loading",
    title,
    paragraphs(text),
    bullets(
      (["now", "near", "use", "idle"] as const)
        .filter((time) => elementsAt(time) !== "")
        .map((time) => `${times[time]}: ${elementsAt(time)}.`),
    ),
  );
}
