import type { Example, ItemExample, DescribedWidget } from "../../src/description";
import type { Language } from "./words";

/** English texts for examples, whose texts are in Italian in the definitions. */
const english: Readonly<Record<string, string>> = {
  "Dal giorno": "From the day",
  "Bonus in corso": "Current bonuses",
  "Bonus scelti": "Chosen bonuses",
  Benvenuto: "Welcome",
  "<p>Una visita breve: tre passi, e si può smettere quando si vuole.</p>":
    "<p>A short tour: three steps, and you can stop when you like.</p>",
  "Il titolo della pagina": "The title of the page",
  "<p>Dice <strong>dove siamo</strong>.</p>": "<p>It shows <strong>where we are</strong>.</p>",
  "Fin qui": "That is all",
  "<p>Il pulsante resta qui, per rivedere la visita.</p>":
    "<p>The button stays here, to see the tour again.</p>",
};

const inEnglish = (values: ItemExample): ItemExample =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, english[text] ?? text]));

/** The examples of a widget, with texts in the language of the page. */
export function examplesIn(definition: DescribedWidget, language: Language): readonly Example[] {
  const examples: readonly Example[] = definition.examples ?? [];
  if (language === "it") return examples;
  return examples.map((example) => ({
    ...example,
    ...(example.attributes && { attributes: inEnglish(example.attributes) }),
    ...(example.items && { items: example.items.map(inEnglish) }),
  }));
}

/** @throws Error if the definition has no example */
export function firstExample(definition: DescribedWidget, language: Language): Example {
  const [example] = examplesIn(definition, language);
  if (!example) throw new Error(`<${definition.tag}> has no example`);
  return example;
}
