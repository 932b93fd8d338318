/** A function that keeps each answer: a search asks the same of the same words at each letter that a reader types. */
export function remembered<Result>(ask: (text: string) => Result): (text: string) => Result {
  const answers = new Map<string, Result>();
  return (text) => {
    const before = answers.get(text);
    if (before !== undefined || answers.has(text)) return before as Result;
    const result = ask(text);
    answers.set(text, result);
    return result;
  };
}
