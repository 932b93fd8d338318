import * as v from "valibot";
import { type Answer, refused } from "../envelope";
import { readInput } from "../input";
import type { Fault } from "./faults";
import { brokerFaultKinds } from "../gamification/broker-faults";
import type { Model } from "../interface";

const wholeNumber = (from: number, to: number) => {
  const message = `expected a whole number from ${from} to ${to}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message));
};

const yes = v.literal(true, "expected true, or leave it out");

const faultInput = v.strictObject({
  match: v.pipe(
    v.string("expected a part of the path"),
    v.nonEmpty('expected a part of the path; "/" means every call'),
  ),
  status: v.optional(wholeNumber(200, 599)),
  delay: v.optional(wholeNumber(0, 600_000)),
  body: v.optional(v.picklist(["malformed", "html", "empty"], 'expected "malformed", "html" or "empty"')),
  drop: v.optional(yes),
  expiring: v.optional(yes),
  times: v.optional(wholeNumber(1, 1_000_000)),
});

const brokerFaultInput = v.strictObject({
  broker: v.picklist(brokerFaultKinds, `expected one of ${brokerFaultKinds.join(", ")}`),
  times: v.optional(wholeNumber(1, 1_000_000)),
});

const clockInput = v.strictObject({
  advance: v.pipe(v.number("expected milliseconds"), v.finite("expected milliseconds")),
});

const done: Answer = { status: 200, body: { statusCode: 200 } };
const wrong = (message: string) => refused(400, "BAD_REQUEST", message);

/** A fault that says when but not what would only hide a mistake in a test. */
const doesSomething = ({ status, delay, body, drop, expiring }: Fault) =>
  [status, delay, body, drop, expiring].some((effect) => effect !== undefined);

function addBrokerFault({ gamification }: Model, input: unknown): Answer {
  const read = readInput(brokerFaultInput, input);
  if (!read.ok) return wrong(read.message);
  const { broker, times } = read.value;
  if (broker === "expireTokens") gamification.tokens.expireAll();
  else gamification.faults.apply(broker, times);
  return done;
}

function addFault(model: Model, input: unknown): Answer {
  if (typeof input === "object" && input !== null && "broker" in input) return addBrokerFault(model, input);
  const read = readInput(faultInput, input);
  if (!read.ok) return wrong(read.message);
  const fault = read.value as Fault;
  if (!doesSomething(fault)) {
    return wrong("a fault needs at least one of status, delay, body, drop, expiring");
  }
  model.faults.add(fault);
  return done;
}

function advanceClock(model: Model, input: unknown): Answer {
  const read = readInput(clockInput, input);
  if (!read.ok) return wrong(read.message);
  model.clock.advance(read.value.advance);
  return { status: 200, body: { statusCode: 200, result: { now: model.clock.now() } } };
}

type Command = (model: Model, input: unknown) => Answer;

const command = (run: (model: Model) => void): Command => {
  return (model) => {
    run(model);
    return done;
  };
};

/** The controls of architecture section 5, by method and path; the same over HTTP and inside a page. */
export const controls: Readonly<Record<string, Command>> = {
  "POST /sandbox/reset": command((model) => {
    model.reset();
  }),
  "POST /sandbox/clock": advanceClock,
  "POST /sandbox/faults": addFault,
  "DELETE /sandbox/faults": command((model) => {
    model.faults.clear();
    model.gamification.faults.clear();
  }),
  "GET /sandbox/requests": (model) => ({ status: 200, body: model.journal.entries() }),
  "DELETE /sandbox/requests": command((model) => {
    model.journal.clear();
  }),
};
