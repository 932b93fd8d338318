// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type LiveTable, liveCasinoPaths } from "../../../../sandbox/model";
import type { Sandbox } from "../../../../sandbox/server";
import { startSandbox } from "../start";

const table: LiveTable = {
  provider: "CasinoGamePT",
  gameId: "pt-prova",
  network: "italia",
  name: "Roulette <Prova>",
  kind: "roulette",
  schedule: { type: "open" },
};

const launch = ({ accountUrl }: Sandbox, fields: Readonly<Record<string, string>>) =>
  fetch(accountUrl + liveCasinoPaths.launch, { method: "POST", body: new URLSearchParams(fields) });

const fieldsFor = ({ model }: Sandbox, username = "giulia") => ({
  token: model.sessions.openGame(username),
  gameId: table.gameId,
  network: "italia",
});

async function sandboxWithTable(): Promise<Sandbox> {
  const sandbox = await startSandbox();
  sandbox.model.tables.put(table);
  return sandbox;
}

describe("the page of a game", () => {
  it("opens a table once per token, and shows the token's player and that the table is simulated", async () => {
    const sandbox = await sandboxWithTable();
    const fields = fieldsFor(sandbox);
    const answer = await launch(sandbox, fields);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-vetrina-simulated")).toBe("true");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page).toContain("Roulette &lt;Prova&gt;");
    expect(page).toMatch(/pt-prova.*italia.*Giulia.*simulata/s);
    expect(page).not.toContain(fields.token);
    expect((await launch(sandbox, fields)).status).toBe(403);
  });

  it("refuses every invalid launch with a page that explains the refusal", async () => {
    const sandbox = await sandboxWithTable();
    const good = () => fieldsFor(sandbox);
    const expired = good();
    sandbox.model.clock.advance(13 * 60 * 60 * 1000);
    const accountToken = sandbox.model.sessions.open("giulia");
    const bad = [
      expired,
      { ...good(), token: "eyJ.made.up" },
      { ...good(), token: accountToken },
      { ...good(), token: "" },
      { ...good(), gameId: "unknown" },
      { ...good(), network: "europa" },
      fieldsFor(sandbox, "marco"),
      fieldsFor(sandbox, "anna"),
      {},
    ];
    for (const fields of bad) {
      const answer = await launch(sandbox, fields as Record<string, string>);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain("Il tavolo non si può aprire");
    }
    sandbox.model.tables.put({ ...table, schedule: { type: "closed" } });
    expect((await launch(sandbox, good())).status).toBe(403);
    expect((await fetch(sandbox.accountUrl + liveCasinoPaths.launch)).status).toBe(403);
    expect((await fetch(sandbox.siteUrl + liveCasinoPaths.launch, { method: "POST" })).status).toBe(404);
  });
});
