import { address, defineWidget, type WidgetModule } from "../../src/definition";
import { balanceTexts } from "./texts";

export const balanceHeader = defineWidget({
  tag: "vetrina-balance-header",
  title: { it: "Testata con il saldo", en: "Balance header" },
  summary: {
    it: "Saluto, saldo e uscita per chi ha effettuato l’accesso; altrimenti il pulsante «Accedi».",
    en: "Greeting, balance and logout for a logged-in player; otherwise the button “Log in”.",
  },
  attributes: {
    accountUrl: address({
      label: { it: "Pagina del conto", en: "Account page" },
      help: {
        it: "Pagina del conto: il collegamento mostrato prima che l’elemento parta, poi quello del saluto.",
        en: "The account page: the link shown before the element starts, and then the greeting's link.",
      },
    }),
  },
  children: "link",
  states: {
    loading: { help: { it: "Il saldo è in arrivo.", en: "The balance is on its way." } },
    ready: { help: { it: "Il saldo è quello di adesso.", en: "The balance is the present one." } },
    stale: {
      help: {
        it: "Il saldo non si è potuto aggiornare: resta l’ultimo noto, con la sua ora.",
        en: "The balance could not be renewed: the last one known stays, with its time.",
      },
    },
    error: {
      help: {
        it: "Il saldo non è disponibile; il pulsante «Riprova» lo chiede di nuovo.",
        en: "The balance is not available; the button “Try again” asks for it anew.",
      },
    },
    offline: { help: { it: "Il dispositivo non è in rete.", en: "The device is offline." } },
    "logged-out": {
      help: { it: "Nessun accesso: mostra «Accedi».", en: "Nobody is logged in: it shows “Log in”." },
    },
  },
  parts: {
    card: { help: { it: "Il riquadro.", en: "The box." } },
    label: { help: { it: "Il saluto.", en: "The greeting." } },
    meta: {
      help: {
        it: "La parola «Saldo» o l’ora di un saldo non recente.",
        en: "The word “Balance”, or the time of an old one.",
      },
    },
    text: { help: { it: "L’importo.", en: "The amount." } },
    skeleton: { help: { it: "Il segnaposto durante il caricamento.", en: "The placeholder while loading." } },
    error: {
      help: { it: "L’avviso di saldo non disponibile.", en: "The notice that the balance is not available." },
    },
    action: { help: { it: "Il pulsante «Accedi».", en: "The button “Log in”." } },
    "action-secondary": {
      help: { it: "Il pulsante «Esci» o «Riprova».", en: "The button “Log out” or “Try again”." },
    },
  },
  keyboard: [
    {
      keys: ["Enter"],
      help: { it: "Accede, esce o riprova.", en: "Logs in, logs out or tries again." },
    },
  ],
  examples: [
    {
      title: { it: "Dopo l’accesso", en: "Logged in" },
      attributes: { accountUrl: "/conto" },
      demo: "logged-in",
    },
    {
      title: { it: "Prima dell’accesso", en: "Logged out" },
      attributes: { accountUrl: "/conto" },
      beside: ["vetrina-login-modal"],
      demo: "logged-out",
    },
    {
      title: { it: "Saldo non recente", en: "An old balance" },
      attributes: { accountUrl: "/conto" },
      demo: "stale",
    },
    {
      title: { it: "Saldo non disponibile", en: "No balance" },
      attributes: { accountUrl: "/conto" },
      demo: "unconfigured",
    },
  ],
  icon: "money",
  needs: ["account"],
  fallback: '<a href="{accountUrl}">{account}</a>',
  texts: balanceTexts,
  budget: 4,
  placeholder: { minHeight: 4.375 },
  mount: "now",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./BalanceHeader"),
});
