import { isRecord } from "../../../src/utils/objects";
import { brokerFaultKinds } from "../gamification/broker-faults";
import type { Model } from "../interface";
import * as v from "../valibot";
import { type Command, command, wholeNumber } from "./command";
import type { Fault } from "./faults";
import { addMessage, arrangePlays, setProgress } from "./gamification";

const onlyTrue = v.literal(true, "expected true, or leave it out");

const faultInput = v.strictObject({
  match: v.pipe(
    v.string("expected a part of the path"),
    v.nonEmpty('expected a part of the path; "/" means every call'),
  ),
  status: v.optional(wholeNumber(200, 599)),
  delay: v.optional(wholeNumber(0, 600_000)),
  body: v.optional(v.picklist(["malformed", "html", "empty"], 'expected "malformed", "html" or "empty"')),
  drop: v.optional(onlyTrue),
  expiring: v.optional(onlyTrue),
  times: v.optional(wholeNumber(1, 1_000_000)),
});

const brokerFaultInput = v.strictObject({
  broker: v.picklist(brokerFaultKinds, `expected one of ${brokerFaultKinds.join(", ")}`),
  times: v.optional(wholeNumber(1, 1_000_000)),
  message: v.optional(v.string("expected the text of an ERROR frame")),
});

/** At the maximum speed, a day of the model passes in less than a minute. */
const maxSpeed = 2000;

const clockInput = v.pipe(
  v.strictObject({
    advance: v.optional(v.pipe(v.number("expected milliseconds"), v.finite("expected milliseconds"))),
    speed: v.optional(wholeNumber(1, maxSpeed)),
  }),
  v.check(
    ({ advance, speed }) => (advance ?? speed) !== undefined,
    "expected advance (milliseconds), speed or both",
  ),
);

/** A fault without any effect is a mistake in a test. */
const hasEffect = ({ status, delay, body, drop, expiring }: Fault) =>
  [status, delay, body, drop, expiring].some((effect) => effect !== undefined);

const addBrokerFault = command(brokerFaultInput, ({ gamification }, { broker, times, message }) => {
  if (broker === "expireTokens") gamification.tokens.expireAll();
  else gamification.faults.apply(broker, times, message);
  return undefined;
});

const addServiceFault = command(faultInput, (model, input) => {
  const fault = input as Fault;
  if (!hasEffect(fault)) return "a fault needs at least one of status, delay, body, drop, expiring";
  model.faults.add(fault);
  return undefined;
});

const addFault: Command = (model, input) =>
  (isRecord(input) && "broker" in input ? addBrokerFault : addServiceFault)(model, input);

const setClock = command(clockInput, ({ clock }, { advance, speed }) => {
  if (advance !== undefined) clock.advance(advance);
  if (speed !== undefined) clock.setSpeed(speed);
  return { status: 200, body: { statusCode: 200, result: { now: clock.now() } } };
});

const withoutInput = (run: (model: Model) => void): Command =>
  command(v.unknown(), (model) => {
    run(model);
    return undefined;
  });

/** The controls of architecture section 5, by method and path. The server and the simulation inside a page use them. */
export const controls: Readonly<Record<string, Command>> = {
  "POST /sandbox/reset": withoutInput((model) => model.reset()),
  "POST /sandbox/clock": setClock,
  "POST /sandbox/progress": setProgress,
  "POST /sandbox/messages": addMessage,
  "POST /sandbox/plays": arrangePlays,
  "POST /sandbox/faults": addFault,
  "DELETE /sandbox/faults": withoutInput((model) => {
    model.faults.clear();
    model.gamification.faults.clear();
  }),
  "GET /sandbox/requests": (model) => ({ status: 200, body: model.journal.entries() }),
  "DELETE /sandbox/requests": withoutInput((model) => model.journal.clear()),
};
