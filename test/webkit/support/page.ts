import { expect } from "vitest";
import type { EnginePage } from "../../engines/support/page";
import { asScript, type InPageHelpers } from "./in-page";
import { type ElementReference, idOf, type Session, type Tab } from "./session";

/** Code points of special keys in WebDriver. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

const codeOf = (key: string) => keyCodes[key] ?? key;
const down = (key: string) => ({ type: "keyDown", value: codeOf(key) });
const up = (key: string) => ({ type: "keyUp", value: codeOf(key) });

type Outcome = { readonly value?: unknown; readonly error?: string };

/** A tab of WebKitGTK, or an iframe in the tab for narrow pages. */
export function webKitPage(session: Session, tab: Tab): EnginePage {
  const send = <Value>(path: string, body?: object) =>
    session.together(tab, () => session.post<Value>(path, body));

  async function run<Value>(script: string, args: readonly unknown[]): Promise<Value> {
    const { value, error } = await send<Outcome>("execute/async", {
      script: asScript(script),
      args: [args],
    });
    if (error !== undefined) throw new Error(error);
    return value as Value;
  }

  const perform = (...devices: object[]) => send<null>("actions", { actions: devices });

  function typeKeys(actions: readonly object[]): Promise<null> {
    return perform({ type: "key", id: "keyboard", actions });
  }

  const place = (selector: string) =>
    run<readonly [number, number] | null>(
      `${(helpers: InPageHelpers, wanted: string) => helpers.place(wanted)}`,
      [selector],
    );

  async function elementOf(selector: string): Promise<ElementReference> {
    const script = `${(helpers: InPageHelpers, wanted: string) => helpers.all(wanted)[0]}`;
    return run<ElementReference>(script, [selector]);
  }

  return {
    async goto(url) {
      if (tab.isFramed) {
        await run(
          `${(_: InPageHelpers, to: string) => {
            location.href = to;
          }}`,
          [url],
        );
      } else await send<null>("url", { url: url });
    },
    reload: () => send("refresh"),
    evaluate: (func, ...args) => run(`(_, ...args) => (${func})(...args)`, args),
    on: (selector, func, ...args) =>
      run(
        `({ all }, selector, ...args) => {
          const [element] = all(selector);
          if (!element) throw new Error("no element matches " + selector);
          return (${func})(element, ...args);
        }`,
        [selector, ...args],
      ),
    count: (selector) =>
      run(`${(helpers: InPageHelpers, wanted: string) => helpers.all(wanted).length}`, [selector]),
    // WebDriver's own click command never completes on slotted elements.
    async click(selector, times = 1) {
      let found: readonly [number, number] | null = null;
      await expect
        .poll(async () => (found = await place(selector)), { message: `${selector} cannot be clicked` })
        .toBeTruthy();
      const [x, y] = found ?? [0, 0];
      const press = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await perform({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", duration: 0, x, y },
          ...Array<typeof press>(times).fill(press).flat(),
        ],
      });
    },
    async press(keys) {
      const [key = "", ...modifiers] = keys.split("+").toReversed();
      await typeKeys([...modifiers.map(down), down(key), up(key), ...modifiers.map(up)]);
    },
    async type(text) {
      await typeKeys([...text].flatMap((letter) => [down(letter), up(letter)]));
    },
    async wheel(pixels) {
      const [x, y] = await run<[number, number]>(
        `${() => [Math.round(innerWidth / 2), Math.round(innerHeight / 2)]}`,
        [],
      );
      const turn = { type: "scroll", x, y, deltaX: 0, deltaY: pixels, duration: 0, origin: "viewport" };
      await perform({ type: "wheel", id: "wheel", actions: [turn] });
    },
    async isKnownAs(selector, role, name) {
      const id = idOf(await elementOf(selector));
      const [knownRole, knownName] = await session.together(tab, () =>
        Promise.all(["role", "label"].map((what) => session.get<string>(`element/${id}/computed${what}`))),
      );
      return knownRole === role && knownName === name;
    },
  };
}
