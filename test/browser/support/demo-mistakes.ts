/**
 * Some bonuses of the demo contain authoring errors on purpose. The console reports them on every page with
 * bonuses.
 */
const demoMistake = /^\[vetrina\] bonus (?:bingo-cartelle|carte-tavoli|data-illeggibile)[^:]*: /;

/** Whether a console message is about a deliberate error of the demo. */
export const isDemoMistake = (line: string): boolean => demoMistake.test(line);
