/** Some bonuses of the demo have mistakes of editors, which the console names. */
const mistake = /^\[vetrina\] bonus (?:bingo-cartelle|carte-tavoli|data-illeggibile)[^:]*: /;

export const withoutDemoMistakes = (warnings: readonly string[]) =>
  warnings.filter((line) => !mistake.test(line));
