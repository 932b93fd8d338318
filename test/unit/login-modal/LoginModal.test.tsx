import { act, fireEvent, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loginModal } from "../../../widgets/login-modal/definition";
import { LoginModal } from "../../../widgets/login-modal/LoginModal";
import { granted, type HarnessOptions, loginAnswer, paths, refused, silence } from "../account/harness";
import { renderWithAccount } from "../account/renderWithAccount";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // The globals must be restored before the clock. Otherwise, a stubbed global would become a fake timer
  // function again.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds = 50) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(options: HarnessOptions = {}) {
  const rendered = await renderWithAccount(loginModal, LoginModal, options);
  const { harness, widget } = rendered;
  act(() => {
    harness.account.session.requestLogin("user");
  });
  const find = <Found extends Element>(selector: string) => widget.element.querySelector<Found>(selector);
  const field = (name: string) => find<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
  /** Shadow tree with the heading and the close button. */
  const panel = () => find("vetrina-login-panel")?.shadowRoot?.firstElementChild as HTMLElement;
  return {
    ...rendered,
    find,
    panel,
    closeButton: () => within(panel()).getByRole("button", { name: "Chiudi", hidden: true }),
    field,
    form: () => find<HTMLFormElement>("form") as HTMLFormElement,
    /** Sets the values as autofill does, without an event that React handles. */
    fill(userName: string, password: string) {
      field("username").value = userName;
      field("password").value = password;
    },
    submit: () => fireEvent.submit(find("form") as HTMLFormElement),
    alert: () => find("[role=alert]")?.textContent,
  };
}

// In the build, these two modules are one chunk, which loads when the modal opens.
beforeAll(() =>
  Promise.all([import("../../../src/account/area/login"), import("../../../src/account/bot-check")]),
);

describe("login modal", () => {
  it("opens for a login request and closes when the request ends", async () => {
    const { widget, harness, find, closeButton } = await open();
    expect(find("dialog")).not.toBeNull();
    fireEvent.click(closeButton());
    expect(find("dialog")).toBeNull();
    expect(harness.account.session.$loginRequest.get()).toBeUndefined();
    expect(widget.element.querySelector("form")).toBeNull();
  });

  it("renders a native form in the light DOM, where password managers find it (L1)", async () => {
    const { widget, form, field } = await open();
    expect(form().closest("dialog")?.parentElement).toBe(widget.element);
    expect(form().method).toBe("post");
    expect(field("username").autocomplete).toBe("username");
    expect(field("password").autocomplete).toBe("current-password");
    expect(field("password").type).toBe("password");
    for (const name of ["username", "password"]) {
      expect(fireEvent.paste(field(name))).toBe(true);
      expect(widget.element.querySelector(`label[for="${field(name).id}"]`)).not.toBeNull();
    }
  });

  it("never lets the browser submit the form itself (S16)", async () => {
    const { form, find } = await open();
    expect(fireEvent.submit(form())).toBe(false);
    expect(find("[type=submit]")?.getAttribute("formmethod")).toBe("dialog");
  });

  it("logs in with the values of the fields, and closes", async () => {
    const { fill, submit, harness, find } = await open({
      responders: { [paths.login]: () => granted(loginAnswer) },
    });
    fill(" giulia ", " vet rina ");
    submit();
    await pass();
    expect(harness.sentTo(paths.login)[0]?.body).toMatchObject({
      username: "giulia",
      password: " vet rina ",
    });
    expect(harness.account.session.current().status).toBe("logged-in");
    expect(find("dialog")).toBeNull();
  });

  it("submits once, even with several clicks", async () => {
    const { fill, submit, harness, find } = await open({ responders: { [paths.login]: silence } });
    fill("giulia", "vetrina");
    submit();
    await pass();
    submit();
    fireEvent.click(find("[type=submit]") as Element);
    await pass();
    expect(harness.sentTo(paths.login)).toHaveLength(1);
    expect(find("[type=submit]")?.getAttribute("aria-disabled")).toBe("true");
    expect(find("[type=submit]")?.textContent).toBe("Accesso in corso…");
  });

  it("shows that the name or password is wrong, and clears only the password (L3)", async () => {
    const { fill, submit, field, alert, find, widget } = await open({
      responders: { [paths.login]: () => refused(401) },
    });
    fill("giulia", "sbagliata");
    submit();
    await pass();
    expect(alert()).toBe("Nome utente o password non corretti. Controlla e riprova.");
    expect(field("username").value).toBe("giulia");
    expect(field("password").value).toBe("");
    for (const name of ["username", "password"])
      expect(field(name).getAttribute("aria-describedby"), name).toContain(find("[role=alert]")?.id);
    expect(field("password").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("password"));
    expect(new XMLSerializer().serializeToString(widget.element)).not.toContain("sbagliata");
  });

  it.each([
    ["the bot check is refused", refused(403, "BOT_CHECK"), "Il controllo anti-bot non è riuscito. Riprova."],
    [
      "the service is down",
      refused(500),
      "In questo momento l’accesso non è disponibile. Riprova tra qualche minuto.",
    ],
    [
      "the response is invalid",
      new Response("<html>"),
      "In questo momento l’accesso non è disponibile. Riprova tra qualche minuto.",
    ],
  ])("shows a neutral sentence and allows a retry if %s", async (_, response, sentence) => {
    const { fill, submit, alert, field, find, harness } = await open({
      responders: { [paths.login]: () => response },
    });
    fill("giulia", "vetrina");
    submit();
    await pass();
    expect(alert()).toBe(sentence);
    for (const name of ["username", "password"]) {
      expect(field(name).getAttribute("aria-describedby"), name).toContain(find("[role=alert]")?.id);
      expect(field(name).getAttribute("aria-invalid"), name).toBe("false");
    }
    harness.responders[paths.login] = () => granted(loginAnswer);
    fill("giulia", "vetrina");
    submit();
    await pass();
    expect(harness.account.session.current().status).toBe("logged-in");
  });

  it("shows that the service did not respond after the configured time, and allows a retry", async () => {
    const { fill, submit, alert, harness } = await open({
      configuration: { account: { timeoutMs: 30_000 } },
      responders: { [paths.login]: silence },
    });
    fill("giulia", "vetrina");
    submit();
    await pass(29_000);
    expect(alert()).toBe("");
    await pass(2000);
    expect(alert()).toBe("Il servizio non ha risposto in tempo. Riprova tra poco.");
    expect(harness.sentTo(paths.login)).toHaveLength(1);
    harness.responders[paths.login] = () => granted(loginAnswer);
    fill("giulia", "vetrina");
    submit();
    await pass();
    expect(harness.account.session.current().status).toBe("logged-in");
  });

  it("shows within 8 s that the bot check cannot be loaded (L4)", async () => {
    const load = vi.fn(() => new Promise<void>(() => undefined));
    const { fill, submit, alert } = await open({
      configuration: { botCheck: { provider: "sandbox", scriptUrl: "/bot.js" } },
      environment: { scripts: { load } },
    });
    await pass();
    expect(load).toHaveBeenCalledOnce();
    fill("giulia", "vetrina");
    submit();
    await pass(8000);
    expect(alert()).toContain("Il controllo anti-bot non si è caricato.");
  });

  it("does not load the bot check before it opens (L5)", async () => {
    const load = vi.fn(() => Promise.resolve());
    await renderWithAccount(loginModal, LoginModal, {
      configuration: { botCheck: { provider: "sandbox", scriptUrl: "/bot.js" } },
      environment: { scripts: { load } },
    });
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ["", "x", "Scrivi il nome utente.", "username", "password"],
    ["giulia", "", "Scrivi la password.", "password", "username"],
  ])(
    "requests the missing value if the fields contain %j and %j",
    async (userName, password, sentence, focused, other) => {
      const { fill, submit, alert, field, find, harness } = await open();
      fill(userName, password);
      submit();
      await pass();
      expect(alert()).toBe(sentence);
      expect(document.activeElement).toBe(field(focused));
      const id = find("[role=alert]")?.id ?? "none";
      expect(field(focused).getAttribute("aria-describedby")).toContain(id);
      expect(field(other).getAttribute("aria-describedby") ?? "").not.toContain(id);
      expect(harness.sentTo(paths.login)).toEqual([]);
    },
  );

  it("shows the password on request", async () => {
    const { widget, field } = await open();
    const toggle = widget.getByRole("button", { name: "Mostra password", hidden: true });
    fireEvent.click(toggle);
    expect(field("password").type).toBe("text");
    expect(toggle.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(toggle);
    expect(field("password").type).toBe("password");
  });

  it("shows a hint while Caps Lock is on", async () => {
    const { widget, field } = await open();
    const press = (isOn: boolean) => {
      const event = new KeyboardEvent("keydown", { key: "a", bubbles: true });
      Object.defineProperty(event, "getModifierState", { value: () => isOn });
      fireEvent(field("password"), event);
    };
    press(true);
    expect(widget.element.textContent).toContain("Il blocco maiuscole è attivo.");
    press(false);
    expect(widget.element.textContent).not.toContain("blocco maiuscole");
  });

  it("shows why it opened", async () => {
    const { harness, find, panel } = await open();
    act(() => {
      harness.account.session.dismissLogin();
    });
    harness.config.configure({ session: { required: true } });
    await pass();
    const reason = "Per vedere questa pagina serve l’accesso al conto.";
    expect(panel().querySelector('[part="text"]')?.textContent).toBe(reason);
    expect(find("dialog")?.getAttribute("aria-description")).toBe(reason);
  });

  it("ignores pointer clicks until 300 ms after its first frame, but not clicks from the keyboard (S15)", async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
    const runFrame = () => frames.splice(0).forEach((callback) => callback(performance.now()));

    const { harness, find, closeButton } = await open();
    const click = (detail: number) => fireEvent.click(closeButton(), { detail });
    await pass(1000);
    click(1);
    expect(find("dialog"), "not painted yet").not.toBeNull();
    runFrame();
    await pass(1000);
    click(1);
    expect(find("dialog"), "about to be painted").not.toBeNull();
    runFrame();
    await pass(299);
    click(1);
    expect(find("dialog"), "just painted").not.toBeNull();
    await pass(1);
    click(1);
    expect(find("dialog")).toBeNull();
    act(() => {
      harness.account.session.requestLogin("user");
    });
    click(0);
    expect(find("dialog")).toBeNull();
  });

  it("warns if the operator's notices are missing", async () => {
    const { widget } = await open();
    expect(widget.lines.join()).toContain('nothing in its slot "legal"');
  });

  it("opens only one dialog on a page with several modals", async () => {
    const { harness, widget, renderAnother } = await renderWithAccount(loginModal, LoginModal);
    const other = renderAnother();
    act(() => {
      harness.account.session.requestLogin("user");
    });
    expect(widget.element.querySelectorAll("dialog")).toHaveLength(1);
    expect(other.element.querySelector("dialog")).toBeNull();
  });
});
