import fc from "fast-check";
import { fuzzRounds, fuzzSeed } from "./fuzz";

// fast-check prints this seed when a test fails. Its default is a hundred rounds.
fc.configureGlobal({ seed: fuzzSeed, numRuns: fuzzRounds(100) });
