// @vitest-environment node
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import nodeResolve from "@rollup/plugin-node-resolve";
import { getTimezoneOffset } from "date-fns-tz/getTimezoneOffset";
import fc from "fast-check";
import type { KyInstance } from "ky";
import { type OutputChunk, type Plugin, rollup } from "rollup";
import { parseAst } from "rollup/parseAst";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { leanDateFnsTz } from "../../../scripts/build/lean-date-fns-tz";
import { leanKy } from "../../../scripts/build/lean-ky";
import { leanNanostores } from "../../../scripts/build/lean-nanostores";
import { leanR2wc } from "../../../scripts/build/lean-r2wc";
import { leanValibot } from "../../../scripts/build/lean-valibot";
import { createClock, timeZones } from "../../../src/time/clock";
import { createLog } from "../../../src/utils/log";

/** The library as the build leaves it. */
async function bundled(name: string, plugin: Plugin): Promise<string> {
  const bundle = await rollup({
    input: fileURLToPath(import.meta.resolve(name)),
    onwarn: ({ message }) => {
      throw new Error(message);
    },
    plugins: [plugin, nodeResolve({ browser: true })],
  });
  const { output } = await bundle.generate({ format: "es" });
  return (output[0] as OutputChunk).code;
}

let folder: string;

async function imported<Library>(name: string, plugin: Plugin): Promise<Library> {
  const file = join(folder, `${name.replace("/", "-")}.mjs`);
  await writeFile(file, await bundled(name, plugin));
  return (await import(/* @vite-ignore */ file)) as Library;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lean-"));
});
afterAll(() => rm(folder, { recursive: true }));

const address = "https://api.vetrina.test/thing";
const schema = v.object({ ok: v.boolean() });
const good = () => new Response('{"ok":true}');

/** What a plugin does with a version of the library that has nothing of what it leaves out. */
function changed({ transform }: Plugin, file: string) {
  if (typeof transform !== "function") throw new Error("no hook");
  return () => transform.call({ parse: parseAst } as never, "export const a = 1;", file, {} as never);
}

/** Our calls on ky as players have it, with prepared answers. */
async function lean(...answers: (() => Response | Promise<Response>)[]) {
  vi.resetModules();
  vi.doMock("ky", () => imported<{ default: KyInstance }>("ky", leanKy()));
  const { createHttp } = await import("../../../src/http");
  const requests: Request[] = [];
  const bodies: string[] = [];
  const http = createHttp({
    settings: () => ({ timeout: 2000, retryDelay: 1 }),
    clock: createClock(),
    log: createLog(() => "error"),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      bodies.push(await request.clone().text());
      return (answers[bodies.length - 1] ?? good)();
    },
  });
  return { http, requests, bodies };
}

describe("ky as the build leaves it", () => {
  it("sends a read with its query and headers, without cookies, cache, referrer or redirects", async () => {
    const { http, requests } = await lean();
    const call = { method: "GET", address, schema, query: { a: "1 2" }, headers: { "x-a": "b" } } as const;
    expect((await http.call(call)).value).toEqual({ ok: true });
    expect(requests[0]).toMatchObject({
      ...{ url: `${address}?a=1+2`, method: "GET", credentials: "omit", cache: "no-store" },
      ...{ redirect: "error", referrerPolicy: "no-referrer" },
    });
    expect(requests[0]?.headers.get("x-a")).toBe("b");
  });

  it("sends JSON, and a write once only", async () => {
    const { http, requests, bodies } = await lean(() => new Response("", { status: 503 }));
    const call = { method: "POST", address, schema, body: { a: 1 } } as const;
    await expect(http.call(call)).rejects.toMatchObject({ kind: "status", status: 503 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(bodies).toEqual(['{"a":1}']);
  });

  it("repeats a read twice, after an error status or without an answer", async () => {
    const { http, requests } = await lean(
      () => new Response("", { status: 429, headers: { "retry-after": "0.001" } }),
      () => Promise.reject(new TypeError("network")),
    );
    expect((await http.call({ method: "GET", address, schema })).value).toEqual({ ok: true });
    expect(requests).toHaveLength(3);
  });

  it("does not repeat a read after a status that a repetition does not mend, and keeps its errors", async () => {
    const body = '{"errors":[{"code":"E1","message":"no"}]}';
    const { http, requests } = await lean(() => new Response(body, { status: 400 }));
    await expect(http.call({ method: "GET", address, schema })).rejects.toMatchObject({
      ...{ kind: "status", status: 400, errors: [{ code: "E1" }] },
    });
    expect(requests).toHaveLength(1);
  });

  it("ends with its signal, also between two attempts", async () => {
    const controller = new AbortController();
    const { http, requests } = await lean(() => {
      queueMicrotask(() => controller.abort());
      return new Response("", { status: 503, headers: { "retry-after": "60" } });
    });
    const call = http.call({ method: "GET", address, schema, signal: controller.signal });
    await expect(call).rejects.toMatchObject({ kind: "aborted" });
    expect(requests).toHaveLength(1);
  });

  it("fails the build if the library has changed", () => {
    expect(changed(leanKy(), "/ky/distribution/core/Ky.js")).toThrow(/adapt lean-ky/);
  });
});

describe("valibot as the build leaves it", () => {
  it("reads and refuses the same values", async () => {
    const library = await imported<typeof v>("valibot", leanValibot());
    const shapes = [v, library].map((each) =>
      each.object({
        ids: each.pipe(each.array(each.union([each.string(), each.literal(1)])), each.nonEmpty()),
        rate: each.optional(each.pipe(each.number(), each.minValue(2)), 3),
        state: each.nullish(
          each.union([
            each.object({ ok: each.boolean() }),
            each.pipe(
              each.string(),
              each.transform((text) => text.length),
              each.check((length) => length > 1),
            ),
          ]),
        ),
      }),
    );
    const values = [
      ...[{ ids: ["a", 1] }, { ids: [] }, { ids: [2] }, { ids: ["a"], rate: 1 }, { rate: 4 }, null],
      ...[null, { ok: true, other: 1 }, { ok: 1 }, "ab", "a", 1].map((state) => ({ ids: [1], state })),
      { ids: [2, 3], rate: "1" },
    ];
    for (const value of values) {
      const [full, ours] = shapes.map((shape, index) => (index === 0 ? v : library).safeParse(shape, value));
      expect(ours?.success).toBe(full?.success);
      if (full?.success) expect(ours?.output).toEqual(full.output);
      else expect(ours?.issues).toHaveLength(1);
    }
    expect(() => library.parse(library.string(), 1)).toThrow(library.ValiError);
    expect(() => library.fallback(library.string(), "")).toThrow(/leaves out/);
  });

  it("fails the build if the library has changed", () => {
    expect(changed(leanValibot(), "/valibot/dist/index.mjs")).toThrow(/adapt lean-valibot/);
  });
});

describe("date-fns-tz as the build leaves it", () => {
  it("knows the same offsets", async () => {
    const name = "date-fns-tz/getTimezoneOffset";
    const library = await imported<{ getTimezoneOffset: typeof getTimezoneOffset }>(name, leanDateFnsTz());
    fc.assert(
      fc.property(fc.constantFrom(...timeZones), fc.date({ noInvalidDate: true }), (zone, date) => {
        expect(library.getTimezoneOffset(zone, date)).toBe(getTimezoneOffset(zone, date));
      }),
    );
  });

  it("fails the build if the library has changed", () => {
    const file = "/date-fns-tz/dist/esm/_lib/tzTokenizeDate/index.js";
    expect(changed(leanDateFnsTz(), file)).toThrow(/adapt lean-date-fns-tz/);
  });
});

// Their results are those of every element, in the browser tests.
describe("nanostores and r2wc as the build leaves them", () => {
  it("fail the build if the library has changed", () => {
    expect(changed(leanNanostores(), "/@nanostores/react/index.js")).toThrow(/adapt lean-nanostores/);
    expect(changed(leanR2wc(), "/@r2wc/core/dist/core.js")).toThrow(/adapt lean-r2wc/);
  });
});
