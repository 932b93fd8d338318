import { createGamification } from "../../../../src/gamification/client/client";
import type { Leaderboard } from "../../../../src/gamification/protocol/leaderboards";

/** A leaderboard in plain DOM, over the same client: a table whose texts are written when a state arrives. */
function draw(body: HTMLTableSectionElement, { leaderboardEntries }: Leaderboard): void {
  leaderboardEntries.forEach(({ rank, score, members }, index) => {
    const row = body.rows[index] ?? body.insertRow();
    const texts = [`${rank}`, members.map(({ name }) => name).join(", "), `${score ?? ""}`];
    texts.forEach((text, column) => {
      const cell = row.cells[column] ?? row.insertCell();
      if (cell.textContent !== text) cell.textContent = text;
    });
  });
  while (body.rows.length > leaderboardEntries.length) body.deleteRow(-1);
}

const api = {
  /** Resolves when the leaderboard is rendered. */
  show(url: string, token: string, boardId: string): Promise<void> {
    const table = document.createElement("table");
    const body = table.createTBody();
    document.querySelector("main")?.append(table);
    const client = createGamification({ url, getToken: () => Promise.resolve(token) });
    return new Promise((resolve) => {
      client.board(boardId, { topRanksToInclude: 50 }, (news) => {
        if (news.status !== "ready") return;
        draw(body, news.board);
        resolve();
      });
    });
  },
};

export type BoardApi = typeof api;
Object.assign(window, { plainBoard: api });
