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

    it("gives a token that opens the account", async () => {
      const { jwt } = resultOf(await send()) as { jwt: string };
      const balance = await wire().ask(`GET ${accountPaths.balance}`, {
        headers: bearer(jwt),
        query: describedSender,
      });
      expect(resultOf(balance)).toEqual({ balance: 1234.5, currency: "EUR" });
    });

    it("refuses each key that is missing or too many", async () => {
      for (const key of ["username", "password", ...Object.keys(extra)]) {
        const heard = await send({ [key]: undefined });
        expect(heard.status, key).toBe(400);
        expect(refusalOf(heard).message).toContain(`body: ${key}`);
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

  it("takes no stateless login without its headers", async () => {
    const body = { username: "giulia", password: "vetrina", recaptchaToken: wire().model.botChecks.issue() };
    const heard = await wire().ask(`POST ${accountPaths.statelessLogin}`, { body });
    expect(heard.status).toBe(400);
    expect(refusalOf(heard).message).toBe("missing headers: x-channel-info, x-call-id, x-channel-id");
  });

  it("knows the nicknames that were written since", async () => {
    const { model, ask } = wire();
    const headers = bearer(model.sessions.open("giulia"));
    const body = { ...describedSender, sessionId: "s1", siteId: "1", nickname: "nuova" };
    await ask(`POST ${accountPaths.nickname}`, { headers, body });
    const login = { username: "giulia", password: "vetrina", recaptchaToken: model.botChecks.issue() };
    const heard = await ask(`POST ${accountPaths.login}`, { body: { ...login, ...legacy } });
    const { userInfo } = resultOf(heard) as { userInfo: { siteNicknames: { nickname: string }[] } };
    expect(userInfo.siteNicknames.map(({ nickname }) => nickname).toSorted()).toEqual([
      "giulia.carte",
      "nuova",
    ]);
  });
});
