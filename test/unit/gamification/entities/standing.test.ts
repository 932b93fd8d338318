// @vitest-environment node
import { expect, it } from "vitest";
import { placeText } from "../../../../src/gamification/entities/standing";
import { translator } from "../../../../src/i18n";
import { leaderboardTexts } from "../../../../widgets/leaderboard/texts";

it.each(["it", "en"] as const)("a place is written as a leaderboard writes it, in %s", (language) => {
  const say = translator(leaderboardTexts, language);
  for (const place of [1, 10, 1234]) expect(placeText(place, language)).toBe(say("rank", { rank: place }));
});
