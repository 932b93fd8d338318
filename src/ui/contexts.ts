import { createContext, type ReactNode, useContext } from "react";
import { type Texts, type TextTable, type Translate, translator } from "../i18n/texts";

/** Returns the translator of a set of texts. */
export type TranslatorOf = <Table extends TextTable>(texts: Texts<Table>) => Translate<Table>;

/** Provides the page's language and the operator's overrides. Without a provider, texts are Italian. */
export const TextsContext = createContext<TranslatorOf>((texts) => translator(texts, "it"));

/** The translator of a set of texts, in the page's language and with the operator's overrides. */
export function useTexts<Table extends TextTable>(texts: Texts<Table>): Translate<Table> {
  return useContext(TextsContext)(texts);
}

/** The notice about simulated data, which each dialog shows too; undefined with real data. */
export const SimulationContext = createContext<ReactNode>(undefined);
