import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { bonusPaths } from "../../../sandbox/model";
import { defineWidget, type DemoScenario, type WidgetModule } from "../../../src/definition";
import { useHostState } from "../../../src/element/host";
import type { ReadKind } from "../../../src/http/reads";
import * as v from "../../../src/utils/valibot";
import { useHttp, usePublicPanel } from "../../../src/widget-kit";
import { renderInScenario } from "../support/renderInScenario";

const probe = defineWidget({
  tag: "vetrina-probe",
  attributes: {},
  states: ["loading", "ready", "stale", "error", "offline"],
  needs: ["http"],
  load: (): Promise<{ default: WidgetModule<never> }> => Promise.reject(new Error("never loaded")),
});

const bonuses: ReadKind<{ readonly bonus: readonly unknown[] }> = {
  name: "bonuses",
  path: bonusPaths.list,
  schema: v.object({ bonus: v.array(v.unknown()) }),
};

function Probe() {
  const { status, value, time, onRetry } = usePublicPanel(useHttp().resourceOf(bonuses));
  useHostState(status);
  return (
    <>
      <p>{value ? `${value.bonus.length > 0 ? "some" : "no"} bonuses` : "no value"}</p>
      {time && <time>{time}</time>}
      <button type="button" onClick={onRetry}>
        retry
      </button>
    </>
  );
}

describe("the public value of a widget", () => {
  it.each<[DemoScenario, string, string]>([
    ["logged-out", "ready", "some bonuses"],
    ["logged-in", "ready", "some bonuses"],
    ["stale", "stale", "some bonuses"],
    ["loading", "loading", "no value"],
    ["failing", "error", "no value"],
    ["unconfigured", "error", "no value"],
    ["offline", "offline", "no value"],
  ])("depends on the scenario: %s results in the status %s", async (scenario, status, text) => {
    const widget = await renderInScenario(probe, Probe, scenario);
    await waitFor(() => expect(widget.states.at(-1)).toBe(status));
    expect(widget.getByText(text)).toBeDefined();
    expect(widget.queryByRole("time") !== null).toBe(status === "ready" || status === "stale");
  });

  it("is read again on request", async () => {
    const widget = await renderInScenario(probe, Probe, "failing");
    await waitFor(() => expect(widget.states.at(-1)).toBe("error"));
    fireEvent.click(widget.getByRole("button"));
    await waitFor(() => expect(widget.states.slice(-2)).toEqual(["loading", "error"]));
  });
});
