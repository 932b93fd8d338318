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

    it("responds with the player's public data and a token that is valid for the account area", async () => {
      const result = resultOf(await send());
      expect(result).toEqual({
        jwt: expect.stringMatching(/^eyJ/) as unknown,
        userInfo: {
          name: "Giulia",
          siteNicknames: [
            { siteId: "1", nickname: "giulia_demo", providerId: "vetrina" },
            { siteId: "2", nickname: "giulia.carte", providerId: "vetrina-poker" },
          ],
        },
      });
      const { jwt } = result as { jwt: string };
      const balance = await wire().ask(`GET ${accountPaths.balance}`, {
        headers: bearer(jwt),
        query: describedSender,
      });
      expect(resultOf(balance)).toEqual({ balance: 1234.5, currency: "EUR" });
    });

    it("refuses a missing or extra key", async () => {
      for (const key of ["username", "password", ...Object.keys(extra)]) {
        const answer = await send({ [key]: undefined });
        expect(answer.status, key).toBe(400);
        expect(refusalOf(answer).message).toContain(`body: ${key}`);
      }
      expect((await send({ more: 1 })).status).toBe(400);
    });

    it("refuses a missing or expired bot check, and refuses a wrong name and a wrong password with the same error", async () => {
      expect(refusalOf(await send({ password: "x" })).code).toBe("WRONG_CREDENTIALS");
      expect(refusalOf(await send({ username: "x" }))).toEqual(refusalOf(await send({ password: "x" })));
      expect(refusalOf(await send({ recaptchaToken: "" })).code).toBe("BOT_CHECK");
      const recaptchaToken = wire().model.botChecks.issue();
      wire().model.clock.advance(botTokenLife);
      expect(refusalOf(await send({ recaptchaToken })).code).toBe("BOT_CHECK");
    });
  });
});
