// @vitest-environment node
import type { OutputBundle, Plugin } from "rollup";
import { describe, expect, it } from "vitest";
import { digestNames } from "../../../scripts/build/digest-names";
import { sharedListeners } from "../../../scripts/build/shared-listeners";

describe("React's listeners", () => {
  const { transform } = sharedListeners() as unknown as {
    transform: (code: string, id: string) => { code: string } | undefined;
  };
  const file = "/react-dom/cjs/react-dom-client.production.js";

  it("are shared by all containers, and tell the container of the event", async () => {
    const code = `
      const bindListener = (listenerWrapper, domEventName, eventSystemFlags, targetContainer) =>
        listenerWrapper.bind(null, domEventName, eventSystemFlags, targetContainer);`;
    const shared = transform(code, file)?.code ?? "";
    const heard: unknown[] = [];
    const dispatch = (...values: unknown[]) => heard.push(values);
    const address = `data:text/javascript,${encodeURIComponent(`${shared}; export { bindListener };`)}`;
    const { bindListener } = (await import(/* @vite-ignore */ address)) as {
      bindListener: (...values: unknown[]) => (event: object) => void;
    };
    const [one, other] = ["a", "b"].map((container) => bindListener(dispatch, "click", 4, container));
    expect(one).toBe(other);
    expect(bindListener(dispatch, "click", 0, "a")).not.toBe(one);
    const event = { currentTarget: "b" };
    one?.(event);
    expect(heard).toEqual([["click", 4, "b", event]]);
  });

  it("fail the build if React makes them in another way", () => {
    expect(() => transform("const a = 1;", file)).toThrow("adapt shared-listeners.ts");
    expect(transform("const a = 1;", "/src/main.ts")).toBeUndefined();
  });
});

describe("the names of chunks", () => {
  const chunk = (fileName: string, code: string, imports: readonly string[], dynamicImports: string[]) => ({
    type: "chunk",
    ...{ fileName, code, imports, dynamicImports },
  });

  function named(mainCode: string): OutputBundle {
    const bundle = Object.fromEntries(
      [
        chunk("resources/main-aaaaaa.js", mainCode, [], ["resources/ui-bbbbbb.js"]),
        chunk("resources/ui-bbbbbb.js", 'import "./main-aaaaaa.js";', ["resources/main-aaaaaa.js"], []),
      ].map((each) => [each.fileName, each]),
    ) as unknown as OutputBundle;
    const { generateBundle } = digestNames() as Plugin & {
      generateBundle: { handler: (options: object, bundle: OutputBundle) => void };
    };
    generateBundle.handler({}, bundle);
    return bundle;
  }

  it("follow from the digests of the code, in which the names of other chunks are replaced", () => {
    const bundle = named("export const a = 1;");
    const [main = "", ui = ""] = Object.keys(bundle).toSorted();
    expect(main).toMatch(/^resources\/main-[0-9a-z]{6}\.js$/);
    expect(main).not.toContain("aaaaaa");
    expect(bundle[main]).toMatchObject({ fileName: main, dynamicImports: [ui] });
    expect(bundle[ui]).toMatchObject({
      ...{ fileName: ui, imports: [main], code: `import "./${main.replace("resources/", "")}";` },
    });
  });

  it("change with the code of what a chunk imports", () => {
    const [first, second] = [named("export const a = 1;"), named("export const a = 2;")].map((bundle) =>
      Object.keys(bundle).toSorted(),
    );
    expect(first?.filter((name) => second?.includes(name))).toEqual([]);
  });
});
