// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatUserInfo, parseUserInfo, readUserInfo } from "../../../src/account/user-info";
import { anyCharacter } from "../../support/fuzz";

describe("userInfo", () => {
  it("keeps any name unchanged in a form that a cookie accepts", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), fc.integer(), (name, instant) => {
        const siteNicknames = [{ siteId: "1", nickname: "g", providerId: "p" }];
        const info = { name, siteNicknames, jwtUntil: instant, loginAt: instant };
        const text = formatUserInfo(info);
        expect([...text].filter((c) => c === ";" || c < " " || c === "\u007f")).toEqual([]);
        expect(parseUserInfo(decodeURIComponent(encodeURIComponent(text)))).toEqual(info);
      }),
    );
  });

  it("reads any text without throwing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const info = parseUserInfo(text);
        expect(typeof info.name).toBe("string");
        expect(Array.isArray(info.siteNicknames)).toBe(true);
      }),
    );
    expect(parseUserInfo(undefined)).toEqual({ name: "", siteNicknames: [], jwtUntil: 0, loginAt: 0 });
  });

  it("drops invalid nicknames, cuts long ones and copies only known fields (S12)", () => {
    const info = readUserInfo(
      JSON.parse(
        `{"name":7,"jwt":"eyJ","__proto__":{"polluted":1},"siteNicknames":[1,{},{"nickname":"g"},{"nickname":"${"x".repeat(500)}","siteId":3}]}`,
      ),
    );
    expect(info).toEqual({
      name: "7",
      siteNicknames: [
        { siteId: "", nickname: "g", providerId: "" },
        { siteId: "3", nickname: "x".repeat(200), providerId: "" },
      ],
    });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
