import fc from "fast-check";
import { fuzzRounds, fuzzSeed } from "./fuzz";

// fast-check prints this seed when a test fails. A hundred rounds are its default.
fc.configureGlobal({ seed: fuzzSeed, numRuns: fuzzRounds(100) });
