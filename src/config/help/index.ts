import type { Kind } from "../../definition/kinds";
import type { Bilingual } from "../../description";
import type { Group } from "../group";
import { wholeDescription } from "../sections";
import { accountHelp } from "./account";
import { bonusHelp } from "./bonus";
import { botCheckHelp } from "./bot-check";
import { gamificationHelp } from "./gamification";
import type { HelpOf } from "./help-of";
import { liveCasinoHelp } from "./live-casino";
import { pageHelp } from "./page";
import { tourHelp } from "./tour";

/** A tree of configuration keys. Each leaf has a kind and a help text. */
export interface DescribedGroup {
  readonly [key: string]: (Kind<unknown> & { readonly help: Bilingual }) | DescribedGroup;
}

const help: HelpOf<typeof wholeDescription> = {
  ...pageHelp,
  account: accountHelp,
  botCheck: botCheckHelp,
  bonus: bonusHelp,
  liveCasino: liveCasinoHelp,
  gamification: gamificationHelp,
  tour: tourHelp,
};

const isKind = (node: Group[string]): node is Kind<unknown> => typeof node.read === "function";

/** Combines each key with the help text of the same name. */
function describe(group: Group, sentences: object): DescribedGroup {
  const words = sentences as Readonly<Record<string, Bilingual & object>>;
  return Object.fromEntries(
    Object.entries(group).map(([key, node]) => [
      key,
      isKind(node) ? { ...node, help: words[key] } : describe(node, words[key] ?? {}),
    ]),
  ) as DescribedGroup;
}

/** Every configuration key with its help text, for generators. */
export const describedConfiguration = describe(wholeDescription, help);
