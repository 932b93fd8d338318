import { useStore } from "@nanostores/react";
import { createContext, type ReactNode, useCallback, useContext } from "react";
import type { Account, AccountArea } from "../account";
import type { Bonuses } from "../bonus/service";
import type { Config } from "../config";
import type { PageHttp } from "../http/page-http";
import { type Texts, type TextTable, type Translate, translator } from "../i18n/texts";
import type { LiveCasino } from "../live-casino";
import type { GamificationService } from "../services/gamification";
import type { PanelsService } from "../services/panels";
import type { ServiceName } from "../services/service-list";
import type { Services } from "../services/services";
import { SimulationContext, TextsContext, type TranslatorOf } from "../ui/contexts";

const ServicesContext = createContext<Services | undefined>(undefined);
const ConfigContext = createContext<Config | undefined>(undefined);

/**
 * The context shared by the widgets with the same services. It subscribes to the configuration once for all
 * of them.
 */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  const config = useStore(services.config.$config);
  const translatorOf = useCallback<TranslatorOf>((texts) => translatorIn(config, texts), [config]);
  return (
    <ServicesContext.Provider value={services}>
      <ConfigContext.Provider value={config}>
        <TextsContext.Provider value={translatorOf}>
          <SimulationContext.Provider value={services.notice}>{children}</SimulationContext.Provider>
        </TextsContext.Provider>
      </ConfigContext.Provider>
    </ServicesContext.Provider>
  );
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices outside a widget");
  return services;
}

/** The current configuration; the component renders again when it changes. */
export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (!config) throw new Error("useConfig outside a widget");
  return config;
}

/** A service that is loaded before the first render, because the definition's `needs` names it. */
export function useService<Name extends ServiceName>(name: Name): NonNullable<Services[Name]["current"]> {
  const service = useServices()[name].current;
  if (!service) throw new Error(`the definition's \`needs\` must contain "${name}"`);
  return service;
}

/** Calls and public values. Requires `needs: ["http"]` in the definition. */
export const useHttp = (): PageHttp => useService("http");

/** The account services. Requires `needs: ["account"]` in the definition. */
export const useAccount = (): Account => useService("account");

/** The part of the account services that only some pages need. Requires `needs: ["account", "area"]`. */
export const useAccountArea = (): AccountArea => useService("area");

/** The live tables. Requires `needs: ["account", "area", "liveCasino"]`. */
export const useLiveCasino = (): LiveCasino => useService("liveCasino");

/** The bonuses of the site. Requires `needs: ["account", "area", "bonus"]`. */
export const useBonuses = (): Bonuses => useService("bonus");

/** The gamification platform. Requires `needs: ["account", "area", "gamification"]`. */
export const useGamification = (): GamificationService => useService("gamification");

/** The dependencies shared by gamification panels. Requires `needs: ["account", "area", "gamification", "panels"]`. */
export const usePanels = (): PanelsService => useService("panels");

export { useTexts } from "../ui/contexts";

const translators = new WeakMap<Config, Map<Texts<TextTable>, unknown>>();

/** One translator per configuration and set of texts, shared by all components. */
function translatorIn<Table extends TextTable>(config: Config, texts: Texts<Table>): Translate<Table> {
  const known = translators.get(config) ?? new Map<Texts<TextTable>, unknown>();
  translators.set(config, known);
  const translate = known.get(texts) ?? translator(texts, config.language, config.texts);
  known.set(texts, translate);
  return translate as Translate<Table>;
}
