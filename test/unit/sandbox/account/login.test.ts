// @vitest-environment node
import { describe, expect, it } from "vitest";
import { accountPaths, botTokenLife } from "../../../../sandbox/model";
import { bearer, describedSender, onBothWires, refusalOf, resultOf, sender, statelessCall } from "./wire";

const legacy = { ...sender, flagConto: 0, pvd: "", sessionId: "s1" };

const forms = [
  { name: `POST ${accountPaths.login}`, extra: legacy, headers: {} },
  { name: `POST ${accountPaths.statelessLogin}`, extra: {}, headers: statelessCall },
] as const;

onBothWires((wire) => {
  describe.each(forms)("$name", ({ name, extra, headers }) => {
    const send = (change: object = {}) => {
      const { model, ask } = wire();
      const recaptchaToken = model.botChecks.issue();
      const body = { username: "giulia", password: "vetrina", recaptchaToken, ...extra, ...change };
      return ask(name, { headers, body });
    };

    it("answers with a token that is valid for the account area", async () => {
      const { jwt } = resultOf(await send()) as { jwt: string };
      const balance = await wire().ask(`GET ${accountPaths.balance}`, {
        headers: bearer(jwt),
        query: describedSender,
      });
      expect(resultOf(balance)).toEqual({ balance: 1234.5, currency: "EUR" });
    });

    it("refuses a missing or an extra key", async () => {
      for (const key of ["username", "password", ...Object.keys(extra)]) {
        const answer = await send({ [key]: undefined });
        expect(answer.status, key).toBe(400);
        expect(refusalOf(answer).message).toContain(`body: ${key}`);
      }
      expect((await send({ more: 1 })).status).toBe(400);
    });

    it("refuses a wrong password, and a bot check that is missing or too old", async () => {
      expect(refusalOf(await send({ password: "x" })).code).toBe("WRONG_CREDENTIALS");
      expect(refusalOf(await send({ recaptchaToken: "" })).code).toBe("BOT_CHECK");
      const recaptchaToken = wire().model.botChecks.issue();
      wire().model.clock.advance(botTokenLife);
      expect(refusalOf(await send({ recaptchaToken })).code).toBe("BOT_CHECK");
    });
  });

  it("refuses a stateless login without its headers", async () => {
    const body = { username: "giulia", password: "vetrina", recaptchaToken: wire().model.botChecks.issue() };
    const answer = await wire().ask(`POST ${accountPaths.statelessLogin}`, { body });
    expect(answer.status).toBe(400);
    expect(refusalOf(answer).message).toBe("missing headers: x-channel-info, x-call-id, x-channel-id");
  });

  it("returns nicknames that were changed meanwhile", async () => {
    const { model, ask } = wire();
    const headers = bearer(model.sessions.open("giulia"));
    const body = { ...describedSender, sessionId: "s1", siteId: "1", nickname: "nuova" };
    await ask(`POST ${accountPaths.nickname}`, { headers, body });
    const login = { username: "giulia", password: "vetrina", recaptchaToken: model.botChecks.issue() };
    const answer = await ask(`POST ${accountPaths.login}`, { body: { ...login, ...legacy } });
    const { userInfo } = resultOf(answer) as { userInfo: { siteNicknames: { nickname: string }[] } };
    expect(userInfo.siteNicknames.map(({ nickname }) => nickname).toSorted()).toEqual([
      "giulia.carte",
      "nuova",
    ]);
  });
});
