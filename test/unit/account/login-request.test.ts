// @vitest-environment node
import { describe, expect, it } from "vitest";
import { loggedInJar, startAccount } from "./harness";

const event = (reason: string) => `event vetrina:login-request {"view":"login","reason":"${reason}"}`;

describe("a login request", () => {
  it("opens the modal, even if it is defined later", () => {
    const { account, steps } = startAccount();
    account.session.requestLogin("user");
    expect(steps).toEqual([event("user"), "modal user"]);
    expect(account.session.$loginRequest.get()).toEqual({ reason: "user" });
    account.session.dismissLogin();
    expect(account.session.$loginRequest.get()).toBeUndefined();
  });

  it('has the reason "page" by default', () => {
    const { account, steps } = startAccount();
    account.session.requestLogin();
    expect(steps).toContain("modal page");
  });

  it("does not open the modal if the page cancels the event", () => {
    const { account, steps } = startAccount({ cancelsRequests: true });
    account.session.requestLogin("user");
    expect(steps).toEqual([event("user")]);
  });

  it("does nothing for a logged-in player", () => {
    const { account, steps } = startAccount({ jar: loggedInJar() });
    account.session.requestLogin("user");
    expect(steps).toEqual([]);
  });

  it("opens a modal that is added to the document later", async () => {
    let hasModal = false;
    let parsed: () => void = () => undefined;
    const { account, steps } = startAccount({
      environment: { documentParsed: new Promise<void>((resolve) => (parsed = resolve)) },
      hasModal: () => hasModal,
      configuration: { account: { loginUrl: "/accedi" } },
    });
    account.session.requestLogin("user");
    expect(steps).toEqual([event("user")]);
    hasModal = true;
    parsed();
    await new Promise((resolve) => setImmediate(resolve));
    expect(steps).toEqual([event("user"), "modal user"]);
  });
});

describe("a login request without a modal", () => {
  const settled = async (loginUrl?: string, url = "https://www.vetrina.test/conto") => {
    const harness = startAccount({
      hasModal: () => false,
      url,
      configuration: loginUrl === undefined ? {} : { account: { loginUrl } },
    });
    harness.account.session.requestLogin("user");
    await new Promise((resolve) => setImmediate(resolve));
    return harness;
  };

  it("opens the configured login page with the return URL", async () => {
    const { steps } = await settled("/accedi?da=conto");
    const back = encodeURIComponent("https://www.vetrina.test/conto");
    expect(steps).toEqual([
      event("user"),
      `navigate https://www.vetrina.test/accedi?da=conto&returnUrl=${back}`,
    ]);
  });

  it.each(["/accedi", "/accedi#form"])(
    "does not loop if the login page %s requires a session itself",
    async (loginUrl) => {
      const { steps } = await settled(loginUrl, "https://www.vetrina.test/accedi?returnUrl=%2Fconto#modulo");
      expect(steps).toEqual([event("user")]);
    },
  );

  it.each([undefined, "javascript:alert(1)"])("warns once if the login page is %s", async (loginUrl) => {
    const { steps, lines } = await settled(loginUrl);
    expect(steps).not.toContainEqual(expect.stringContaining("navigate"));
    const expected = 'a login is needed, but the page has no <vetrina-login-modal> and "account.loginUrl"';
    expect(lines.filter((line) => line.includes(expected))).toHaveLength(1);
  });
});

it("a page in the editor opens neither the modal nor the login page (S34)", async () => {
  for (const hasModal of [true, false]) {
    const { account, steps } = startAccount({
      isEdited: true,
      hasModal: () => hasModal,
      configuration: { session: { required: true }, account: { loginUrl: "/accedi" } },
    });
    account.session.requestLogin("user");
    await new Promise((resolve) => setImmediate(resolve));
    expect(steps).toEqual([]);
  }
});

describe("a page that requires a session", () => {
  const configuration = { session: { required: true } };

  it("opens the modal for a visitor at once", () => {
    const { account } = startAccount({ configuration });
    expect(account.session.$loginRequest.get()).toEqual({ reason: "required" });
  });

  it("does not open the modal for a player", () => {
    const { steps } = startAccount({ configuration, jar: loggedInJar() });
    expect(steps).toEqual([]);
  });

  it("opens the modal after a logout", () => {
    const { account } = startAccount({ configuration, jar: loggedInJar() });
    account.session.logout();
    expect(account.session.$loginRequest.get()).toEqual({ reason: "logout" });
  });

  it("opens the modal when a later configuration requires a session", () => {
    const { account, config } = startAccount();
    config.configure({ language: "en" });
    expect(account.session.$loginRequest.get()).toBeUndefined();
    config.configure(configuration);
    expect(account.session.$loginRequest.get()).toEqual({ reason: "required" });
  });
});
