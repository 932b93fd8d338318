import type { Bench, BenchCase, CaseGroup } from "../bench";
import {
  addMessagePages,
  measureFirst,
  measureLastOfOurs,
  measureLastOfVanilla,
  messageCount,
  pageCount,
  readMessage,
} from "../message-cards";

function firstCase(bench: Bench): BenchCase {
  return {
    title: `The first ${pageCount} messages of an inbox: mount`,
    note: "main-thread time until the messages are drawn; the list was read before",
    contenders: [pageCount, messageCount].map((inbox) => ({
      name: `inbox of ${inbox}`,
      measure: () => measureFirst(bench, inbox),
    })),
  };
}

async function lastCase(bench: Bench): Promise<BenchCase> {
  const drawing = await readMessage(bench);
  return {
    title: `The last ${pageCount} of ${messageCount} messages: “Mostra di più”`,
    note: "from the press until all messages are drawn; same cards and style sheets; limit 50 ms for the longest task",
    contenders: [
      { name: "vanilla", measure: () => measureLastOfVanilla(bench, drawing) },
      { name: "Vetrina", measure: () => measureLastOfOurs(bench) },
    ],
  };
}

/** The messages of the gamification platform. */
export const messageCases: CaseGroup = {
  name: "messages",
  async prepare(bench) {
    await addMessagePages(bench);
    return [firstCase(bench), await lastCase(bench)];
  },
};
