import { defineTexts } from "../../src/i18n/texts";

export const balanceTexts = defineTexts(
  "balance-header",
  {
    account: "Il tuo conto",
    greeting: "Ciao, {name}",
    balance: "Saldo",
    signIn: "Accedi",
    signOut: "Esci",
    loading: "Caricamento del saldo…",
    stale: "Saldo delle {time}",
    offline: "Sei offline",
    unavailable: "Saldo non disponibile",
    retry: "Riprova",
    announced: "Saldo: {amount}",
    signedOut: "Hai lasciato il conto.",
  },
  {
    account: "Your account",
    greeting: "Hello, {name}",
    balance: "Balance",
    signIn: "Log in",
    signOut: "Log out",
    loading: "Loading the balance…",
    stale: "Balance at {time}",
    offline: "You are offline",
    unavailable: "Balance not available",
    retry: "Try again",
    announced: "Balance: {amount}",
    signedOut: "You have logged out.",
  },
);
