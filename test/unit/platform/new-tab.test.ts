import { afterEach, describe, expect, it, vi } from "vitest";
import { allowsNewTab, postInNewTab } from "../../../src/platform/new-tab";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("whether a tab may be opened", () => {
  it("is what the browser says, however long ago the click was", () => {
    for (const isActive of [true, false]) {
      vi.stubGlobal("navigator", { userActivation: { isActive } });
      expect(allowsNewTab(0)).toBe(isActive);
    }
  });

  it("is believed for a second after the click where the browser does not say", () => {
    vi.stubGlobal("navigator", {});
    vi.spyOn(performance, "now").mockReturnValue(5000);
    expect([allowsNewTab(4001), allowsNewTab(4000)]).toEqual([true, false]);
  });
});

describe("a form for a new tab", () => {
  it("is posted whole, without an opener, and leaves nothing in the page", () => {
    let sent: unknown;
    vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
      sent = {
        isConnected: this.isConnected,
        isSeen: !this.hidden,
        ...{ method: this.method, action: this.action, target: this.target, rel: this.getAttribute("rel") },
        fields: [...this.querySelectorAll("input")].map(({ type, name, value }) => [type, name, value]),
      };
    });
    postInNewTab("https://games.test/gioco", { token: "eyJ.t", submit: "x" });
    expect(sent).toEqual({
      isConnected: true,
      isSeen: false,
      method: "post",
      action: "https://games.test/gioco",
      target: "_blank",
      rel: "noopener",
      fields: [
        ["hidden", "token", "eyJ.t"],
        ["hidden", "submit", "x"],
      ],
    });
    expect(document.querySelector("form, input")).toBeNull();
  });
});
