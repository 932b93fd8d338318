import { createBotChecks } from "./account/bot-checks";
import { createPlayers } from "./account/players";
import { createBasicCredentials, createSessions } from "./account/sessions";
import { createBonuses } from "./bonus/bonuses";
import { correctedBonuses } from "./bonus/corrected-bonuses";
import { demoBonuses } from "./bonus/demo-bonuses";
import { type ImageUrl, servedPicture } from "./bonus/pictures";
import { createModelClock } from "./clock";
import { createFaults } from "./control/faults";
import { createJournal } from "./control/journal";
import { createGamification } from "./gamification/gamification";
import type { ArrangeSpace } from "./gamification/space/space";
import type { Model } from "./interface";
import { createTables } from "./live-casino/tables";

export interface ModelOptions {
  /** The model's time, milliseconds since 1970. @default Date.now */
  readonly time?: () => number;
  /** Returns the URLs of bonus images. @default the files of the demo site */
  readonly bonusPicture?: ImageUrl;
  /** True if the simulated services have no items to list. @default false */
  readonly isEmpty?: boolean;
  /** True if some bonuses contain mistakes of the bonus manager's editors. @default true */
  readonly editorMistakes?: boolean;
  /**
   * Returns the URLs of images in the gamification space. @default the function that returns the URLs of
   * bonus images
   */
  readonly gamificationPicture?: ImageUrl;
  /**
   * Changes the gamification space before its first use, and again after a reset. @default the demo space
   * unchanged
   */
  readonly arrangeSpace?: ArrangeSpace;
}

export function createModel({
  time = Date.now,
  bonusPicture = servedPicture,
  isEmpty = false,
  editorMistakes = true,
  gamificationPicture = bonusPicture,
  arrangeSpace,
}: ModelOptions = {}): Model {
  const clock = createModelClock(time);
  const players = createPlayers(clock);
  const sessions = createSessions(clock);
  const botChecks = createBotChecks(clock);
  const tables = createTables(clock);
  const bonuses = createBonuses(clock, bonusPicture, editorMistakes ? demoBonuses : correctedBonuses);
  const gamification = createGamification(clock, gamificationPicture, arrangeSpace);
  const faults = createFaults();
  const journal = createJournal(clock);
  return {
    clock,
    players,
    sessions,
    basic: createBasicCredentials(),
    botChecks,
    tables,
    bonuses,
    gamification,
    isEmpty,
    faults,
    journal,
    reset() {
      // The clock is reset first because the other parts take their dates from it.
      for (const part of [clock, players, sessions, botChecks, tables, bonuses, gamification]) part.reset();
      for (const part of [faults, journal]) part.clear();
    },
  };
}
