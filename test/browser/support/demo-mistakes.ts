/** Some bonuses of the demo have mistakes of editors on purpose, which the console names on every page with bonuses. */
const demoMistake = /^\[vetrina\] bonus (?:bingo-cartelle|carte-tavoli|data-illeggibile)[^:]*: /;

/** Whether a line of the console is about a deliberate mistake of the demo. */
export const isDemoMistake = (line: string): boolean => demoMistake.test(line);
