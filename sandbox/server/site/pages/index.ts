import type { RenderPage } from "../page";
import { deposit, accountMessages, playerAccount } from "./account";
import { blog } from "./blog";
import { bonus } from "./bonus";
import { developers, measuredHome } from "./developers";
import { gamification, gamificationPanels, instantWins, messages, shortPage } from "./gamification";
import { gamificationConnection } from "./gamification-connection";
import { help } from "./help";
import { home } from "./home";
import { hostPages, hostPagesPath } from "./host-pages";
import { liveCasino } from "./live-casino";
import { mistakesPage } from "./mistakes";
import { movements, movementsWithDatePickers } from "./movements";
import { responsibleGamingPage } from "./responsible-gaming";
import { tour } from "./tour";

/** The pages of the demo site, by path (architecture section 6). */
export const pages: ReadonlyMap<string, RenderPage> = new Map([
  ["/", home],
  ["/movimenti", movements],
  ["/calendario", movementsWithDatePickers],
  ["/live-casino", liveCasino],
  ["/bonus/dettaglio", bonus],
  ["/gamification", gamification],
  ["/gamification/messaggi", messages],
  ["/gamification/gioca", instantWins],
  ["/gamification/pannelli", gamificationPanels],
  ["/gamification/sviluppo", gamificationConnection],
  // The products come first, and the achievements for which they count follow.
  [
    "/gamification/giochi",
    shortPage("Giochi", "Quanto vale una giocata, e per che cosa.", ["products", "achievements"]),
  ],
  [
    "/gamification/premi-previsti",
    shortPage("Che cosa si vince", "Premi di traguardi, tornei e giochi.", ["rewards"]),
  ],
  [
    "/gamification/regole",
    shortPage("Regolamento delle gare", "Che cosa conta, condizione per condizione.", ["rules"]),
  ],
  ["/gamification/documenti", shortPage("Da leggere", "Regolamenti e calendari delle gare.", ["files"])],
  ["/tour", tour],
  ["/blog", blog],
  ["/conto", playerAccount],
  ["/conto/messaggi", accountMessages],
  ["/ricarica", deposit],
  ["/gioco-responsabile", responsibleGamingPage],
  ["/aiuto", help],
  ["/sviluppatori", developers],
  ["/sviluppatori/errori", mistakesPage],
  ["/test/home", measuredHome],
  [hostPagesPath, hostPages],
]);

export { notFoundPage } from "./help";
