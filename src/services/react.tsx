import { useStore } from "@nanostores/react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Account, AccountArea } from "../account";
import type { LiveCasino } from "../live-casino";
import type { Bonuses } from "../bonus";
import { type Texts, type TextTable, type Translate, translator } from "../i18n";
import type { Config } from "../platform";
import type { Services } from "./services";

const ServicesContext = createContext<Services | undefined>(undefined);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices outside a widget");
  return services;
}

/** The configuration in force; renders again when it changes. */
export function useConfig(): Config {
  return useStore(useServices().config.$config);
}

/** The account services. A definition with `needs: ["account"]` has them before its first render. */
export function useAccount(): Account {
  const account = useServices().account.current;
  if (!account) throw new Error('useAccount needs `needs: ["account"]` in the definition');
  return account;
}

/** What of the account area only some pages need. A definition with `needs: ["account", "area"]` has it. */
export function useAccountArea(): AccountArea {
  const area = useServices().area.current;
  if (!area) throw new Error('useAccountArea needs `needs: ["account", "area"]` in the definition');
  return area;
}

/** The live tables. A definition with `needs: ["account", "area", "liveCasino"]` has them. */
export function useLiveCasino(): LiveCasino {
  const liveCasino = useServices().liveCasino.current;
  if (!liveCasino)
    throw new Error('useLiveCasino needs `needs: ["account", "area", "liveCasino"]` in the definition');
  return liveCasino;
}

/** The bonuses of the site. A definition with `needs: ["account", "area", "bonus"]` has them. */
export function useBonuses(): Bonuses {
  const bonuses = useServices().bonus.current;
  if (!bonuses) throw new Error('useBonuses needs `needs: ["account", "area", "bonus"]` in the definition');
  return bonuses;
}

/** The translator of a set of texts, in the page's language and with the operator's own sentences. */
export function useTexts<Table extends TextTable>(texts: Texts<Table>): Translate<Table> {
  const { language, texts: overrides } = useConfig();
  return useMemo(() => translator(texts, language, overrides), [texts, language, overrides]);
}
