// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountCalls, accountPaths, createModel } from "../../../sandbox/model";
import { nicknameMistake } from "../../../widgets/balance-header/nickname-problem";
import { bearer, describedSender } from "../sandbox/account/wire";

describe("an invalid nickname", () => {
  it.each([
    ["", "nicknameEmpty"],
    ["ab", "nicknameLength"],
    ["è", "nicknameLength"],
    ["a".repeat(21), "nicknameLength"],
    ["😀😀", "nicknameLength"],
    ["😀😀😀", "nicknameCharacters"],
    ["perché", "nicknameCharacters"],
    ["due parole", "nicknameCharacters"],
    ["riga\nnuova", "nicknameCharacters"],
  ])("is refused without a call if it is %j", (wanted, text) => {
    expect(nicknameMistake(wanted)).toEqual({ text, isOfField: true });
  });

  it("is detected if and only if the simulated service refuses it", () => {
    const model = createModel();
    const headers = bearer(model.sessions.open("giulia"));
    const write = accountCalls[`POST ${accountPaths.nickname}`];
    const character = fc.constantFrom("a", "Z", "0", ".", "_", "-", " ", "é", "ſ", "/");
    fc.assert(
      fc.property(fc.string({ unit: character, minLength: 1, maxLength: 22 }), (nickname) => {
        const body = { ...describedSender, sessionId: "s1", siteId: "1", nickname };
        const answer = write?.(model, { headers, query: {}, body });
        expect(answer?.status).toBe(nicknameMistake(nickname) ? 400 : 200);
      }),
    );
  });
});
