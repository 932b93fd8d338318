// @vitest-environment node
import { expect, it } from "vitest";
import { accountPaths } from "../../../../sandbox/model";
import { bearer, describedSender, onBothWires, refusalOf, resultOf, sender } from "./wire";

const path = accountPaths.nickname;

onBothWires((wire) => {
  const of = (username: string) => {
    const { model, ask } = wire();
    const headers = bearer(model.sessions.open(username));
    return {
      read: (siteId: string) =>
        ask(`GET ${path}`, { headers, query: { ...sender, sessionId: "s1", siteId } }).then(resultOf),
      write: (siteId: string, nickname: string) =>
        ask(`POST ${path}`, { headers, body: { ...describedSender, sessionId: "s1", siteId, nickname } }),
    };
  };

  it("nicknames are read per site, and the list is empty if the player has none", async () => {
    const { read } = of("giulia");
    expect(await read("1")).toEqual({
      nicknames: [{ siteId: "1", nickname: "giulia_demo", providerId: "vetrina" }],
    });
    expect(await read("2")).toEqual({
      nicknames: [{ siteId: "2", nickname: "giulia.carte", providerId: "vetrina-poker" }],
    });
    expect(await read("3")).toEqual({ nicknames: [] });
  });

  it("nicknames are stored per site until the services are reset", async () => {
    const { read, write } = of("giulia");
    const written = { siteId: "2", nickname: "Giulia-2026", providerId: "vetrina-poker" };
    expect(resultOf(await write("2", "Giulia-2026"))).toEqual({ nicknames: [written] });
    expect(await read("2")).toEqual({ nicknames: [written] });
    expect(await read("1")).toMatchObject({ nicknames: [{ nickname: "giulia_demo" }] });
    wire().model.reset();
    expect(await of("giulia").read("2")).toMatchObject({ nicknames: [{ nickname: "giulia.carte" }] });
  });

  it("nicknames are refused with a message for the player if they are too short, too long or contain invalid characters", async () => {
    for (const nickname of ["", "ab", "x".repeat(21), "giulia rossi"]) {
      const answer = await of("giulia").write("1", nickname);
      expect(answer.status, nickname).toBe(400);
      expect(refusalOf(answer).code).toBe("NICKNAME_INVALID");
      expect(refusalOf(answer).message).toContain("da 3 a 20 caratteri");
    }
  });

  it("nicknames must differ from those of other players on the same site, regardless of case", async () => {
    const answer = await of("giulia").write("1", "MARCO_demo");
    expect(answer.status).toBe(409);
    expect(refusalOf(answer)).toMatchObject({
      code: "NICKNAME_TAKEN",
      message: expect.stringContaining("già in uso") as unknown,
    });
    expect((await of("giulia").write("2", "marco_demo")).status).toBe(200);
    expect((await of("giulia").write("1", "GIULIA_demo")).status).toBe(200);
  });
});
