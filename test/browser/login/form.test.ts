import { describe, expect, it } from "vitest";
import {
  fillAndSend,
  focused,
  receivedCalls,
  receivedLogins,
  headerAndModal,
  openModal,
} from "../support/account";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
const botToken = expect.stringMatching(/^bot-check-\d+$/) as string;

describe("the login form (L1)", () => {
  it("is in the light DOM, has autocomplete tokens, accepts pasted text, and is empty when the modal reopens", async () => {
    const { page } = await site.visit("/");
    const { userName, password, dialog, alert } = headerAndModal(page);
    await openModal(page);
    const form = await page.evaluate(() => {
      const found = [...document.forms].find((each) => each.elements.namedItem("password"));
      const field = (name: string) => found?.elements.namedItem(name) as HTMLInputElement;
      return {
        isInDocument: found?.getRootNode() === document,
        tokens: [field("username").autocomplete, field("password").autocomplete],
        types: [field("username").type, field("password").type],
        labels: [field("username").labels?.[0]?.textContent, field("password").labels?.[0]?.textContent],
        submits: found?.querySelectorAll('button[type="submit"]').length,
      };
    });
    expect(form, "names and tokens").toEqual({
      isInDocument: true,
      tokens: ["username", "current-password"],
      types: ["text", "password"],
      labels: ["Nome utente", "Password"],
      submits: 1,
    });
    await userName.fill("incollato");
    await userName.press("ControlOrMeta+a");
    await userName.press("ControlOrMeta+x");
    for (const [name, field] of Object.entries({ userName, password })) {
      await field.press("ControlOrMeta+v");
      expect(await field.inputValue(), `pasted into ${name}`).toBe("incollato");
    }
    await fillAndSend(page, "giulia", "sbagliata");
    await alert.getByText("non corretti").waitFor();
    await password.fill("quasi");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await openModal(page);
    const values = [await userName.inputValue(), await password.inputValue()];
    expect(values, "fields of the second dialog").toEqual(["", ""]);
    expect(await alert.textContent(), "problem in the second dialog").toBe("");
    expect(await focused(page), "focus in the second dialog").toBe("username");
  });

  itEach(["Enter twice"], ["a double click"])(
    "sends one login request in stateless mode on %s, with three body fields and all other data in headers (L2)",
    async (way) => {
      const { page } = await site.visit("/?mode=stateless");
      const release = await holdCalls(page, "/auth/login");
      await openModal(page);
      const { userName, password, submit, inState } = headerAndModal(page);
      await userName.fill("giulia");
      await password.fill("vetrina");
      if (way === "Enter twice") {
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
      } else await submit.dblclick();
      await submit.getByText("Accesso in corso…").waitFor();
      await submit.press("Enter");
      await release();
      await inState("ready");
      expect(receivedLogins(site), "logins").toHaveLength(1);
      expect(receivedCalls(site, "POST", "bot-token"), "tokens").toHaveLength(1);
      const [call] = receivedLogins(site);
      expect(call?.path).toBe("/api/authentication-service/v2/auth/login");
      expect(call?.body).toEqual({ username: "giulia", password: "vetrina", recaptchaToken: botToken });
      expect(call?.headers).toMatchObject({
        "x-call-id": uuid,
        "x-session-id": uuid,
        "x-channel-id": "62",
        "x-user-ip": "203.0.113.7",
        "x-channel-info": await page.evaluate(() => navigator.userAgent),
      });
      expect(call?.headers.authorization, "authorization").toBeUndefined();
      expect(call?.headers.cookie, "cookie").toBeUndefined();
    },
  );
});

describe("the login request (L2)", () => {
  it("also has the fields of the older service in legacy mode", slow, async () => {
    const { page } = await site.visit("/?mode=legacy");
    await openModal(page);
    await fillAndSend(page);
    await headerAndModal(page).inState("ready");
    const [call] = receivedLogins(site);
    expect(call?.path).toBe("/api/authentication-ms/ms/auth/login");
    expect(call?.body).toEqual({
      username: "giulia",
      password: "vetrina",
      recaptchaToken: botToken,
      channel: "62",
      flagConto: 0,
      ipAddress: "203.0.113.7",
      pvd: "",
      requestId: uuid,
      sessionId: uuid,
    });
    const auth = (await page.context().cookies()).find(({ name }) => name === "AUTH_SESSION");
    const { sessionId } = call?.body as { sessionId: string };
    expect(decodeURIComponent(auth?.value ?? "")).toContain(sessionId);
  });
});

describe("the login form without its submit handler (S16)", () => {
  const deafen = () => {
    addEventListener("submit", (event) => event.stopImmediatePropagation(), true);
  };

  it("sends nothing when its submit button is clicked or Enter is pressed", async () => {
    const { page } = await site.visit("/?x=1#a");
    const before = page.url();
    await openModal(page);
    await page.evaluate(deafen);
    const { userName, password, submit, dialog } = headerAndModal(page);
    await userName.fill("giulia");
    await password.fill("segreta");
    await submit.click();
    await password.press("Enter");
    expect(await dialog.isVisible()).toBe(true);
    expect(page.url()).toBe(before);
    expect(receivedLogins(site)).toEqual([]);
  });

  it("is sent as a POST by a script's `submit()`, so that the URL contains no field", async () => {
    const { page, context } = await site.visit("/?x=1");
    const requested: string[] = [];
    context.on("request", (request) => requested.push(`${request.method()} ${request.url()}`));
    await openModal(page);
    await fillAndSend(page, "giulia", "");
    await headerAndModal(page).password.fill("segreta");
    await Promise.all([
      page.waitForEvent("framenavigated"),
      page.evaluate(() => document.querySelector<HTMLFormElement>(".vetrina-login > form")?.submit()),
    ]);
    expect(requested.at(-1) ?? "").toMatch(/^POST |icon\.svg$|\.css$/);
    expect(requested.join("\n")).not.toMatch(/segreta|username=|password=/);
    expect(page.url()).not.toContain("segreta");
  });
});
