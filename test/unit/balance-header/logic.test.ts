import { atom } from "nanostores";
import { describe, expect, it, onTestFinished } from "vitest";
import { NotConfigured, Offline, TokenRenewed } from "../../../src/account/errors";
import { HttpFailure } from "../../../src/http/failure";
import { translator } from "../../../src/i18n/texts";
import { createItemStore } from "../../../src/platform/storage";
import { hiddenBalanceOf } from "../../../widgets/balance-header/hidden-balance";
import { badgeOf, unreadText } from "../../../widgets/balance-header/Messages";
import { isOutcomeUnknown, nicknameProblem } from "../../../widgets/balance-header/nickname-problem";
import { nicknameOn } from "../../../widgets/balance-header/site-nickname";
import { balanceTexts } from "../../../widgets/balance-header/texts";
import { memoryItems } from "../account/harness";

describe("unread messages as text and as a badge", () => {
  it.each([
    [undefined, "Messaggi", "Messages"],
    [0, "Nessun messaggio non letto", "No unread messages"],
    [1, "1 messaggio non letto", "1 unread message"],
    [3, "3 messaggi non letti", "3 unread messages"],
    [1_000_000, "1000000 messaggi non letti", "1000000 unread messages"],
  ])("are stated in both languages if their number is %s", (count, italian, english) => {
    expect(unreadText(count, translator(balanceTexts, "it"))).toBe(italian);
    expect(unreadText(count, translator(balanceTexts, "en"))).toBe(english);
  });

  it("have at most two digits in the badge", () => {
    expect([1, 99, 100, 4000].map(badgeOf)).toEqual(["1", "99", "99+", "99+"]);
  });
});

describe("the preference to hide the balance", () => {
  const loginOf = (signal?: AbortSignal) => ({ $signal: atom(signal) });
  const aLogin = () => new AbortController().signal;

  it("is shared by all headers of a browser and stored", () => {
    const items = memoryItems();
    const session = loginOf(aLogin());
    const { $isHidden, toggle } = hiddenBalanceOf(items, session);
    expect(hiddenBalanceOf(items, session).$isHidden).toBe($isHidden);
    toggle();
    expect($isHidden.get()).toBe(true);
    expect([...items.items]).toEqual([["vetrina-balance-hidden", "true"]]);
    toggle();
    expect([...items.items]).toEqual([]);
  });

  it("is removed at the end of the session, so that the next player does not inherit it", () => {
    const items = memoryItems();
    const session = loginOf(aLogin());
    const { $isHidden, toggle } = hiddenBalanceOf(items, session);
    const values: boolean[] = [];
    onTestFinished($isHidden.subscribe((isHidden) => values.push(isHidden)));
    toggle();
    session.$signal.set(undefined);
    expect([...items.items]).toEqual([]);
    session.$signal.set(aLogin());
    expect(values).toEqual([false, true, false]);
  });

  it("is kept for a player who has logged in and set it in another tab", () => {
    const items = memoryItems();
    const session = loginOf(aLogin());
    const { $isHidden } = hiddenBalanceOf(items, session);
    onTestFinished($isHidden.listen(() => undefined));
    items.write("vetrina-balance-hidden", "true");
    session.$signal.set(aLogin());
    expect($isHidden.get()).toBe(true);
  });

  it("is removed if the session expired while no page was open", () => {
    const items = memoryItems();
    items.write("vetrina-balance-hidden", "true");
    expect(hiddenBalanceOf(items, loginOf()).$isHidden.get()).toBe(false);
    expect([...items.items]).toEqual([]);
  });

  it("is kept for the page if storage is not available", () => {
    const blocked = createItemStore(() => {
      throw new Error("blocked");
    });
    const { $isHidden, toggle } = hiddenBalanceOf(blocked, loginOf(aLogin()));
    toggle();
    expect($isHidden.get()).toBe(true);
  });
});

describe("the outcome of saving a nickname", () => {
  const item = (message: string) => ({ message, code: "X", status: 400 });
  const refused = (status: number, messages: readonly string[] = []) =>
    new HttpFailure("status", { status, errors: messages.map(item) });

  it("contains the service's messages after a refusal, or a default text if there are none", () => {
    expect(nicknameProblem(refused(400, ["Troppo corto.", " ", "Usa lettere."]))).toEqual({
      message: "Troppo corto. Usa lettere.",
      isOfField: true,
    });
    const many = Array.from({ length: 20 }, (_, index) => `${index}.`);
    expect(nicknameProblem(refused(409, many))).toMatchObject({ message: "0. 1. 2." });
    expect(nicknameProblem(refused(422))).toEqual({ text: "nicknameRefused", isOfField: true });
  });

  it.each([
    [new HttpFailure("network"), "nicknameUnreachable", true],
    [new HttpFailure("timeout"), "nicknameTimeout", true],
    [new HttpFailure("invalidReply", { status: 200 }), "nicknameFailed", true],
    [refused(500, ["at com.example.Secret"]), "nicknameFailed", true],
    [new HttpFailure("unauthorised", { status: 401 }), "nicknameSessionOver", false],
    [new TokenRenewed(), "nicknameTokenRenewed", false],
    [new Offline(), "nicknameOffline", false],
    [new NotConfigured("account.paths.nickname"), "nicknameFailed", false],
  ])("is reported after %s", (error, text, isUnknown) => {
    expect(nicknameProblem(error)).toEqual({ text, isOfField: false });
    expect(isOutcomeUnknown(error)).toBe(isUnknown);
  });

  it("contains the nickname of the requested site only", () => {
    const names = [
      { siteId: "1", nickname: "uno", providerId: "" },
      { siteId: "2", nickname: "due", providerId: "" },
    ];
    expect(nicknameOn("2", names)).toBe("due");
    expect(nicknameOn("3", names)).toBeUndefined();
  });
});
