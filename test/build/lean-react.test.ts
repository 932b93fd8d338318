// @vitest-environment happy-dom
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import type * as ReactModule from "react";
import type * as DomModule from "react-dom";
import type * as ClientModule from "react-dom/client";
import { type OutputChunk, type Plugin, rollup } from "rollup";
import { parseAst } from "rollup/parseAst";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { leanReact } from "../../scripts/build/lean-react";

interface Libraries {
  readonly React: typeof ReactModule;
  readonly Dom: typeof DomModule;
  readonly Client: typeof ClientModule;
}

const entry = `
  import * as React from "react";
  import * as Dom from "react-dom";
  import * as Client from "react-dom/client";
  export { React, Dom, Client };`;

/** React's production files, as they are or with further plugins. */
async function production(...plugins: Plugin[]): Promise<{ libraries: Libraries; size: number }> {
  const input = join(import.meta.dirname, "react-entry.js");
  const bundle = await rollup({
    input,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? entry : null),
      },
      ...plugins,
      replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"' } }),
      nodeResolve({ browser: true }),
      commonjs(),
    ],
  });
  const { output } = await bundle.generate({ format: "iife", name: "libraries", strict: true });
  const { code } = output[0] as OutputChunk;
  return { libraries: runInThisContext(`${code}; libraries`) as Libraries, size: code.length };
}

/** Uses what our elements use of React, and returns what the page shows after each step. */
async function playThrough({ React, Dom, Client }: Libraries): Promise<string[]> {
  const { createElement: h, useState, useEffect, useId, useSyncExternalStore, Suspense } = React;
  const seen: string[] = [];
  const serialise = (node: Node) => new XMLSerializer().serializeToString(node);
  const host = document.createElement("div");
  const portal = document.createElement("section");
  document.body.append(host, portal);
  // A second attempt has the same document.
  onTestFinished(() => {
    host.remove();
    portal.remove();
  });
  const shows = (text: string) =>
    vi.waitFor(() => expect(host.textContent).toContain(text), { timeout: 20_000 });
  const record = (step: string) => {
    seen.push(`${step}: ${serialise(host)} | ${serialise(portal)}`);
  };

  const listeners = new Set<() => void>();
  let stored = "first";
  const useStore = () =>
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => stored,
    );

  let deliver!: (module: { default: () => ReactModule.ReactNode }) => void;
  const Late = React.lazy(
    () => new Promise<{ default: () => ReactModule.ReactNode }>((resolve) => (deliver = resolve)),
  );

  class Boundary extends React.Component<{ readonly children: ReactModule.ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(error: Error) {
      seen.push(`caught ${error.message}`);
    }
    override render() {
      return this.state.failed ? h("p", null, "failed") : this.props.children;
    }
  }

  function Breaks({ now }: { readonly now: boolean }) {
    if (now) throw new Error("on purpose");
    return h("i", null, "whole");
  }

  function App({ items, breaks }: { readonly items: readonly string[]; readonly breaks: boolean }) {
    const [text, setText] = useState("a");
    const [isOn, setOn] = useState(false);
    const id = useId();
    const store = useStore();
    useEffect(() => {
      seen.push(`effect ${items.length}`);
      return () => {
        seen.push(`cleanup ${items.length}`);
      };
    }, [items]);
    return h(
      React.Fragment,
      null,
      h("label", { htmlFor: id, style: { color: "red" } }, store),
      h("input", { id, value: text, onChange: (event) => setText(event.currentTarget.value) }),
      h("input", { type: "checkbox", checked: isOn, onChange: () => setOn(!isOn) }),
      h(
        "select",
        { value: "two", onChange: () => undefined },
        h("option", null, "one"),
        h("option", null, "two"),
      ),
      h("ul", null, ...items.map((item) => h("li", { key: item, onClick: () => setText(item) }, item))),
      h("svg", { viewBox: "0 0 1 1" }, h("title", null, "drawn"), h("path", { strokeWidth: 2 })),
      h(Boundary, null, h(Breaks, { now: breaks })),
      h(Suspense, { fallback: h("b", null, "wait") }, h(Late)),
      Dom.createPortal(h("button", { type: "button", disabled: isOn }, text), portal),
    );
  }

  const root = Client.createRoot(host, { identifierPrefix: "x", onCaughtError: () => undefined });
  const show = (items: readonly string[], breaks = false) =>
    Dom.flushSync(() => root.render(h(App, { items, breaks })));
  show(["one", "two", "three"]);
  record("first");
  show(["three", "four", "one"]);
  record("moved");
  Dom.flushSync(() => {
    stored = "second";
    for (const listener of listeners) listener();
  });
  record("store");
  const [field, box] = host.querySelectorAll("input");
  Dom.flushSync(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "typed");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  Dom.flushSync(() => box?.click());
  record("typed");
  Dom.flushSync(() => host.querySelector("li")?.click());
  record("clicked");
  deliver({ default: () => h("em", null, "late") });
  await shows("late");
  record("late");
  React.startTransition(() => root.render(h(App, { items: ["transition"], breaks: false })));
  await shows("transition");
  record("transition");
  show(["one"], true);
  record("broken");
  Dom.flushSync(() => root.unmount());
  record("unmounted");
  return seen;
}

describe("React as the build leaves it", () => {
  it("shows the same as the whole React after each step, and is a quarter smaller", async () => {
    const whole = await production();
    const lean = await production(leanReact());
    const expected = await playThrough(whole.libraries);
    expect(expected.filter((line) => line.includes("caught")).length).toBeGreaterThan(0);
    expect(expected).toContainEqual(expect.stringMatching(/^typed: .*typed/));
    expect(await playThrough(lean.libraries)).toEqual(expected);
    expect(lean.size).toBeLessThan(0.75 * whole.size);
  });

  it("fails the build if React has changed", () => {
    const { transform } = leanReact();
    if (typeof transform !== "function") throw new Error("no hook");
    const run = () =>
      transform.call(
        { parse: parseAst } as never,
        "function startViewTransition() {}",
        "/react-dom-client.production.js",
        {} as never,
      );
    expect(run).toThrow(/adapt lean-react-parts/);
  });
});
