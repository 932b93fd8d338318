import type { WidgetOfServices } from "../src/services/service-list";
import { achievements } from "./achievements/definition";
import { awards } from "./awards/definition";
import { balanceHeader } from "./balance-header/definition";
import { bonusCarousel } from "./bonus-carousel/definition";
import { bonusDetail } from "./bonus-detail/definition";
import { competitions } from "./competitions/definition";
import { datePicker } from "./date-picker/definition";
import { dateRange } from "./date-range/definition";
import { files } from "./files/definition";
import { gamificationHub } from "./gamification-hub/definition";
import { instantWin } from "./instant-win/definition";
import { leaderboard } from "./leaderboard/definition";
import { liveCasinoCard } from "./live-casino-card/definition";
import { liveCasinoLobby } from "./live-casino-lobby/definition";
import { loginModal } from "./login-modal/definition";
import { messages } from "./messages/definition";
import { missions } from "./missions/definition";
import { notifications } from "./notifications/definition";
import { openBets } from "./open-bets/definition";
import { products } from "./products/definition";
import { responsibleGaming } from "./responsible-gaming/definition";
import { rewards } from "./rewards/definition";
import { rules } from "./rules/definition";
import { tour } from "./tour/definition";

/**
 * The definitions of all widgets.
 *
 * A new widget needs a line here.
 */
export const catalogue: readonly WidgetOfServices[] = [
  achievements,
  awards,
  balanceHeader,
  bonusCarousel,
  bonusDetail,
  competitions,
  datePicker,
  dateRange,
  files,
  gamificationHub,
  instantWin,
  leaderboard,
  liveCasinoCard,
  liveCasinoLobby,
  loginModal,
  messages,
  missions,
  notifications,
  openBets,
  products,
  responsibleGaming,
  rewards,
  rules,
  tour,
];
