import type { RenderPage } from "../page";
import { deposit } from "./deposit";
import { accountMessages } from "./account-messages";
import { blog } from "./blog";
import { bonus } from "./bonus";
import { developers, measuredHome } from "./developers";
import { gamification } from "./gamification";
import { gamificationConnection } from "./gamification-connection";
import { referencePages } from "./gamification-reference";
import { gamificationPanels } from "./gamification-panels";
import { help } from "./help";
import { home } from "./home";
import { hostPages, hostPagesPath } from "./host-pages";
import { instantWins } from "./instant-wins";
import { liveCasino } from "./live-casino";
import { messages } from "./messages";
import { movements, movementsWithDatePickers } from "./movements";
import { playerAccount } from "./player-account";
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
  ...referencePages,
  ["/tour", tour],
  ["/blog", blog],
  ["/conto", playerAccount],
  ["/conto/messaggi", accountMessages],
  ["/ricarica", deposit],
  ["/gioco-responsabile", responsibleGamingPage],
  ["/aiuto", help],
  ["/sviluppatori", developers],
  ["/test/home", measuredHome],
  [hostPagesPath, hostPages],
]);

export { notFoundPage } from "./not-found";
