import type { DescribedWidget } from "../src/description";
import { achievementsDescription } from "./achievements/description";
import { awardsDescription } from "./awards/description";
import { balanceHeaderDescription } from "./balance-header/description";
import { bonusCarouselDescription } from "./bonus-carousel/description";
import { bonusDetailDescription } from "./bonus-detail/description";
import { competitionsDescription } from "./competitions/description";
import { datePickerDescription } from "./date-picker/description";
import { dateRangeDescription } from "./date-range/description";
import { filesDescription } from "./files/description";
import { gamificationHubDescription } from "./gamification-hub/description";
import { instantWinDescription } from "./instant-win/description";
import { leaderboardDescription } from "./leaderboard/description";
import { liveCasinoCardDescription } from "./live-casino-card/description";
import { liveCasinoLobbyDescription } from "./live-casino-lobby/description";
import { loginModalDescription } from "./login-modal/description";
import { messagesDescription } from "./messages/description";
import { missionsDescription } from "./missions/description";
import { notificationsDescription } from "./notifications/description";
import { openBetsDescription } from "./open-bets/description";
import { productsDescription } from "./products/description";
import { responsibleGamingDescription } from "./responsible-gaming/description";
import { rewardsDescription } from "./rewards/description";
import { rulesDescription } from "./rules/description";
import { tourDescription } from "./tour/description";

/**
 * The descriptions of all widgets, for generators and the inspector. Players do not load them.
 *
 * A new widget needs a line here.
 */
export const descriptions: readonly DescribedWidget[] = [
  achievementsDescription,
  awardsDescription,
  balanceHeaderDescription,
  bonusCarouselDescription,
  bonusDetailDescription,
  competitionsDescription,
  datePickerDescription,
  dateRangeDescription,
  filesDescription,
  gamificationHubDescription,
  instantWinDescription,
  leaderboardDescription,
  liveCasinoCardDescription,
  liveCasinoLobbyDescription,
  loginModalDescription,
  messagesDescription,
  missionsDescription,
  notificationsDescription,
  openBetsDescription,
  productsDescription,
  responsibleGamingDescription,
  rewardsDescription,
  rulesDescription,
  tourDescription,
];
