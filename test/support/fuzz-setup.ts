import fc from "fast-check";
import { fuzzRounds, fuzzSeed } from "./fuzz";

// fast-check prints this seed when a test fails. By default, it runs a hundred rounds.
fc.configureGlobal({ seed: fuzzSeed, numRuns: fuzzRounds(100) });
