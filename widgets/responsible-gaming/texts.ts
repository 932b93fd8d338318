import { defineTexts, type Translate } from "../../src/i18n/texts";

export const responsibleGamingTexts = defineTexts(
  "responsible-gaming",
  {
    heading: "Gioco responsabile",
    what: "le limitazioni del tuo conto",
    visitor: "Dopo l’accesso trovi qui le limitazioni in vigore sul tuo conto.",
    nothing: "Sul tuo conto non sono in vigore autoesclusioni né pause di gioco.",
    selfExclusion: "Autoesclusione",
    pause: "Pausa di gioco",
    scope: "Vale per",
    allGames: "Tutti i giochi",
    from: "Inizio",
    until: "Fine",
    noEnd: "Senza scadenza",
    permanent: "Nessuna: la pausa è permanente",
    billCode: "Codice",
    connected: "Sessione aperta da {time}.",
    lessThanMinute: "meno di un minuto",
    hours: { one: "{count} ora", other: "{count} ore" },
    minutes: { one: "{count} minuto", other: "{count} minuti" },
    hoursAndMinutes: "{hours} e {minutes}",
    linksMissing:
      "Solo in sviluppo: lo slot «links» è vuoto. Qui vanno i collegamenti dell’operatore ad autolimiti, autoesclusione e servizi di aiuto.",
    legalMissing:
      "Solo in sviluppo: lo slot «legal» è vuoto. Qui vanno le avvertenze di legge dell’operatore.",
    links: "Autolimiti, autoesclusione e servizi di aiuto si trovano nella pagina sul gioco responsabile.",
    legal: "18+ Il gioco è vietato ai minori e può causare dipendenza patologica.",
  },
  {
    heading: "Responsible gaming",
    what: "the limits of your account",
    visitor: "After the login you find here the limits in force on your account.",
    nothing: "There are no self-exclusions or gaming breaks in force on your account.",
    selfExclusion: "Self-exclusion",
    pause: "Gaming break",
    scope: "Holds for",
    allGames: "All games",
    from: "Start",
    until: "End",
    noEnd: "No end date",
    permanent: "None: the break is permanent",
    billCode: "Code",
    connected: "You have been logged in for {time}.",
    lessThanMinute: "less than a minute",
    hours: { one: "{count} hour", other: "{count} hours" },
    minutes: { one: "{count} minute", other: "{count} minutes" },
    hoursAndMinutes: "{hours} and {minutes}",
    linksMissing:
      "Development only: the slot “links” is empty. The operator’s links to limits, self-exclusion and help belong here.",
    legalMissing: "Development only: the slot “legal” is empty. The operator’s legal notices belong here.",
    links: "Limits, self-exclusion and help are on the page about responsible gaming.",
    legal: "18+ Gambling is forbidden to minors and can cause pathological addiction.",
  },
);

export type SayResponsibleGaming = Translate<(typeof responsibleGamingTexts)["it"]>;
