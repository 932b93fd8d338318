import { describe, expect, it } from "vitest";
import { linkedAward } from "../../../../src/gamification/hub/place";
import type { News } from "../../../../src/gamification/notifications/news";
import { noticeOf, noticesOf } from "../../../../src/gamification/notifications/notice";
import { createNewsQueue, maxWaiting } from "../../../../src/gamification/notifications/queue";
import { notificationsTexts } from "../../../../src/gamification/notifications/texts";
import { translator } from "../../../../src/i18n/texts";

const award = (id: string, name = id): News => ({ kind: "award", key: `award:${id}`, awardId: id, name });
const message = (id: string, more: object = {}): News => ({
  kind: "message",
  key: `message:${id}`,
  subject: "Avviso",
  excerpt: "",
  link: undefined,
  section: "messages",
  achievementId: undefined,
  ...more,
});

const context = {
  say: translator(notificationsTexts, "it"),
  base: new URL("https://sito.example/premi/"),
  pages: {},
};

function startQueue() {
  const queue = createNewsQueue();
  const texts = () => noticesOf(queue.$waiting.get(), context).map(({ text }) => text);
  return { ...queue, texts };
}

describe("notice queue", () => {
  it("shows the oldest notice first, without duplicates", () => {
    const { add, next, texts } = startQueue();
    for (const id of ["a", "b", "a"]) add(award(id));
    expect(texts()).toEqual(["Hai un premio da riscuotere: «a».", "Hai un premio da riscuotere: «b»."]);
    next();
    add(award("a"));
    expect(texts()).toEqual(["Hai un premio da riscuotere: «b»."]);
  });

  it("shows equal messages once, but two unnamed awards twice", () => {
    const { add, texts } = startQueue();
    for (const news of [message("1"), message("2"), award("a", ""), award("b", "")]) add(news);
    expect(texts()).toHaveLength(3);
  });

  it("counts the overflow of a burst and shows the count last", () => {
    const { $waiting, add, next, texts } = startQueue();
    for (let index = 0; index < 1000; index += 1) add(award(`${index}`));
    expect($waiting.get()).toMatchObject({ more: 1000 - maxWaiting });
    expect(texts()).toHaveLength(maxWaiting + 1);
    for (let index = 0; index < maxWaiting; index += 1) next();
    expect(noticesOf($waiting.get(), context)).toMatchObject([
      {
        text: `Ci sono altri ${1000 - maxWaiting} avvisi.`,
        recorded: "Li trovi tra i tuoi traguardi, premi e messaggi.",
      },
    ]);
    add(award("later"));
    expect(texts()).toEqual([`Ci sono altri ${1001 - maxWaiting} avvisi.`]);
    next();
    expect(texts()).toEqual([]);
    add(award("after"));
    expect(texts()).toHaveLength(1);
  });

  it("remembers earlier notices after `empty()`, but not after `clear()`", () => {
    const { add, empty, clear, texts } = startQueue();
    add(award("a"));
    empty();
    add(award("a"));
    expect(texts()).toEqual([]);
    clear();
    add(award("a"));
    expect(texts()).toHaveLength(1);
  });
});

describe("notice", () => {
  it.each([
    [award("a", "5 €"), "Hai un premio da riscuotere: «5 €».", "", "Lo trovi tra i tuoi premi."],
    [award("a", ""), "Hai un premio da riscuotere.", "", "Lo trovi tra i tuoi premi."],
    [
      { kind: "achievement", key: "a", name: "Dieci mani" } as const,
      "Hai completato «Dieci mani».",
      "",
      "Lo trovi tra i tuoi traguardi.",
    ],
    [
      { kind: "achievement", key: "a", name: "" } as const,
      "Hai completato un traguardo.",
      "",
      "Lo trovi tra i tuoi traguardi.",
    ],
    [
      message("1", { excerpt: "Dalle 3 alle 4." }),
      "Avviso",
      "Dalle 3 alle 4.",
      "Lo trovi tra i tuoi messaggi.",
    ],
    [message("1", { subject: "", excerpt: "Dalle 3." }), "Dalle 3.", "", "Lo trovi tra i tuoi messaggi."],
    [message("1", { subject: "" }), "Hai un nuovo avviso.", "", "Lo trovi tra i tuoi messaggi."],
  ])("states for %j what happened and where it is recorded", (news, text, detail, recorded) => {
    expect(noticeOf(news, context)).toMatchObject({ text, detail, recorded });
  });

  it("links to the author's page for its kind", () => {
    const pages = { achievementsUrl: "elenco", messagesUrl: "javascript:alert(1)" };
    const news = { kind: "achievement", key: "a", name: "a" } as const;
    expect(noticeOf(news, { ...context, pages }).recordedAt).toBe("https://sito.example/premi/elenco");
    expect(noticeOf(message("1"), { ...context, pages }).recordedAt).toBeUndefined();
  });

  it("links to the award itself, even if the author's URL has a fragment", () => {
    for (const awardsUrl of ["/elenco", "/elenco#premi"]) {
      const { recordedAt } = noticeOf(award("awa 1/à", "10 €"), { ...context, pages: { awardsUrl } });
      expect(linkedAward(new URL(recordedAt ?? ""))).toBe("awa 1/à");
      expect(recordedAt).toMatch(/^https:\/\/sito\.example\/elenco#/);
    }
    expect(linkedAward(new URL("https://sito.example/elenco#premi"))).toBeUndefined();
  });

  it.each([
    ["/promo", "Scopri", { url: "https://sito.example/promo", label: "Scopri" }],
    ["https://altro.example/", "", { url: "https://altro.example/", label: "Apri" }],
    ["javascript:alert(1)", "x", undefined],
    [" java\nscript:alert(1)", "x", undefined],
    ["data:text/html,x", "x", undefined],
    ["http://altro.example/", "x", undefined],
    ["https://a:b@altro.example/", "x", undefined],
    ["", "x", undefined],
  ])("links to %j only if the safe-URL check accepts it (S04)", (href, label, expected) => {
    expect(noticeOf(message("1", { link: { href, label } }), context).link).toEqual(expected);
  });

  it("has an English text for each kind", () => {
    const say = translator(notificationsTexts, "en");
    expect(noticeOf(award("a", "€5"), { ...context, say }).text).toBe("You have a prize to claim: “€5”.");
    const achievement = { kind: "achievement", key: "a", name: "Explorer" } as const;
    expect(noticeOf(achievement, { ...context, say })).toMatchObject({
      text: "You have completed “Explorer”.",
      recorded: "You will find it among your achievements.",
    });
  });
});
