import fc from "fast-check";
import { onTestFailed } from "vitest";
import { type Random, randomFrom } from "../../sandbox/model/gamification/space/random";

/** True if fuzz tests run all their rounds with a new seed, as in `npm run test:slow`. */
const isComplete = process.env.VETRINA_FUZZ === "all";

/** Seed of all random test input in this run. `VETRINA_FUZZ_SEED` repeats an earlier run. */
export const fuzzSeed = Number(
  process.env.VETRINA_FUZZ_SEED ?? (isComplete ? Date.now() % 2 ** 31 : 20261121),
);

/** Number of rounds of a fuzz test in this run: all rounds, or a tenth of them in `npm test`. */
export const fuzzRounds = (all: number): number => (isComplete ? all : Math.ceil(all / 10));

/**
 * One UTF-16 code unit, which may be half a character. fast-check's own "binary" unit needs a second to
 * prepare.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code));

/**
 * Random numbers from the seed of this run, for the current test. If the test fails, the log states how to
 * repeat the run.
 */
export function fuzzRandom(name: string): Random {
  onTestFailed(() => {
    console.error(`Repeat with VETRINA_FUZZ=${isComplete ? "all" : ""} VETRINA_FUZZ_SEED=${fuzzSeed}`);
  });
  return randomFrom(`${name} ${fuzzSeed}`);
}
