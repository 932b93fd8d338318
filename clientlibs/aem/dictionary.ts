import type { Bilingual } from "../../src/description";
import { contentXml, multiple, type RepositoryNode } from "./xml";

/**
 * Returns the key of a text. Dialogs, nodes and templates contain the key, which AEM looks up in the
 * package's dictionaries.
 */
export type Say = (text: Bilingual) => string;

/**
 * Texts of the package. A key is the Italian text, so that it is readable even without a dictionary. Where
 * one Italian text has several translations, the key also has the translation in parentheses.
 */
export class Dictionary {
  readonly #translations = new Map<string, Set<string>>();

  /** Collects a text. Its key is final only when all texts are collected. */
  readonly collect: Say = ({ it, en }) => {
    this.#translations.set(it, (this.#translations.get(it) ?? new Set()).add(en));
    return it;
  };

  /** The key of a collected text. */
  readonly key: Say = ({ it, en }) => {
    const translations = this.#translations.get(it);
    if (!translations?.has(en)) throw new Error(`not collected: ${it} (${en})`);
    return translations.size === 1 ? it : `${it} (${en})`;
  };

  /**
   * The dictionary of a language. Italian needs one, too, because AEM falls back to English for a language
   * without a dictionary.
   */
  xml(language: "it" | "en"): string {
    const texts = [...this.#translations].flatMap(([it, all]) => [...all].map((en) => ({ it, en })));
    const entries: RepositoryNode[] = texts.map((text, index) => ({
      name: `entry${index + 1}`,
      properties: {
        "jcr:primaryType": "sling:MessageEntry",
        "sling:key": this.key(text),
        "sling:message": text[language],
      },
    }));
    return contentXml(
      {
        "jcr:language": language,
        "jcr:mixinTypes": multiple("mix:language"),
        "jcr:primaryType": "sling:Folder",
      },
      entries,
    );
  }
}
