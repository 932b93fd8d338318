// @vitest-environment node
import { describe, expect, it } from "vitest";
import { credentials, granted, loginAnswer, noBotCheck, paths, startAccount } from "./harness";

const page = "https://www.vetrina.test/accedi";
const wanted = (url: string) => `${page}?a=1&returnUrl=${encodeURIComponent(url)}`;

async function leadsBackTo(url: string, { account = {}, isEdited = false } = {}) {
  const harness = startAccount({
    url: wanted(url),
    configuration: { account },
    isEdited,
    responders: { [paths.login]: () => granted(loginAnswer) },
  });
  expect(await harness.account.session.login(credentials, noBotCheck)).toBe("loggedIn");
  return harness.steps.filter((step) => step.startsWith("navigate ")).map((step) => step.slice(9));
}

describe("the return URL of a login (S05)", () => {
  it.each([
    ["/conto?x=1#saldo", "https://www.vetrina.test/conto?x=1#saldo"],
    ["https://www.vetrina.test/poker", "https://www.vetrina.test/poker"],
    ["conto", "https://www.vetrina.test/conto"],
    // A URL with the page's scheme but without slashes is a relative path.
    ["https:evil.example", "https://www.vetrina.test/evil.example"],
  ])("is accepted if it is %s, a URL of the page's own origin", async (url, expected) => {
    expect(await leadsBackTo(url)).toEqual([expected]);
  });

  it("is accepted with a configured origin only if the whole origin matches", async () => {
    const account = { returnOrigins: ["https://sport.vetrina.test"] };
    expect(await leadsBackTo("https://sport.vetrina.test/live", { account })).toEqual([
      "https://sport.vetrina.test/live",
    ]);
    for (const other of [
      "https://sport.vetrina.test.evil.example/live",
      "https://evil.example/https://sport.vetrina.test",
      "https://sport.vetrina.test:8443/live",
      "http://sport.vetrina.test/live",
      "https://xsport.vetrina.test/",
    ]) {
      expect(await leadsBackTo(other, { account }), other).toEqual([]);
    }
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "\\\\evil.example",
    "https://www.vetrina.test@evil.example/",
    "https://giulia:x@www.vetrina.test/",
    "https://www.vetrina.test.evil.example/",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "\u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://www.vetrina.test/1",
    "mailto:a@b.example",
    "ftp://www.vetrina.test/",
    "http://www.vetrina.test/conto",
    "https://[",
  ])("is never %j", async (url) => {
    expect(await leadsBackTo(url)).toEqual([]);
  });

  it.each([
    "/conto?action=logout",
    "/conto?x=1&action=logout#saldo",
    "/conto?ACTION=Logout",
    "/conto?%61ction=l%6Fgout",
    "/conto?%2561ction=log%25256Fut",
    "/conto?action%3Dlogout",
    "/conto?action=saldo&action=logout",
    "/conto?%zz=%&action=logo%75t",
    "/conto?act\nion=logout",
    "/conto#action=logout",
    "/conto#/saldo?action=LOGOUT",
    "/conto;action=logout",
    "https://www.vetrina.test/?action=logout",
    "?action=logout",
    `/accedi?returnUrl=${encodeURIComponent("/conto?action=logout")}`,
  ])("is never %j, because that URL logs the player out", async (url) => {
    expect(await leadsBackTo(url)).toEqual([]);
    const account = { returnOrigins: ["https://sport.vetrina.test"] };
    expect(await leadsBackTo(new URL(url, "https://sport.vetrina.test").href, { account })).toEqual([]);
  });

  it("is accepted with another action, or with the word “logout” in the path or another parameter", async () => {
    for (const url of ["/conto?action=saldo", "/logout?actions=1", "/conto?reaction=logout"])
      expect(await leadsBackTo(url)).toEqual([`https://www.vetrina.test${url}`]);
  });

  it("is not used in edit mode or if it is empty", async () => {
    expect(await leadsBackTo("/conto", { isEdited: true })).toEqual([]);
    expect(await leadsBackTo("")).toEqual([]);
  });
});
