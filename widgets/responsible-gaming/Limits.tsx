import type { ReactNode } from "react";
import type { GamePause, ResponsibleGaming, SelfExclusion } from "../../src/account";
import { formatInstant } from "../../src/i18n";
import { useConfig, useTexts } from "../../src/widget-kit";
import { responsibleGamingTexts } from "./texts";
import { TimeLeft } from "./TimeLeft";

/** The self-exclusion and the pauses in force for the player. */
export function Limits({ selfExclusion, pauses }: ResponsibleGaming) {
  const say = useTexts(responsibleGamingTexts);
  if (!selfExclusion && pauses.length === 0) return <p part="text">{say("nothing")}</p>;
  return (
    <ul className="limits" role="list">
      {selfExclusion && <SelfExclusionItem {...selfExclusion} />}
      {pauses.map((pause, index) => (
        <PauseItem key={index} {...pause} />
      ))}
    </ul>
  );
}

function SelfExclusionItem({ from, until, billCode }: SelfExclusion) {
  const say = useTexts(responsibleGamingTexts);
  const format = useInstantFormat();
  return (
    <Limit title={say("selfExclusion")} until={until}>
      <Row label={say("from")}>{format(from)}</Row>
      <Row label={say("until")}>{format(until) ?? say("noEnd")}</Row>
      <Row label={say("billCode")}>{billCode}</Row>
    </Limit>
  );
}

function PauseItem({ scope, from, until, permanent }: GamePause) {
  const say = useTexts(responsibleGamingTexts);
  const format = useInstantFormat();
  return (
    <Limit title={say("pause")} until={until}>
      <Row label={say("scope")}>{scope || say("allGames")}</Row>
      <Row label={say("from")}>{format(from)}</Row>
      <Row label={say("until")}>{format(until) ?? say(permanent ? "permanent" : "noEnd")}</Row>
    </Limit>
  );
}

interface LimitProps {
  readonly title: string;
  /** Milliseconds since 1970; undefined if it has no end. */
  readonly until: number | undefined;
  readonly children: ReactNode;
}

function Limit({ title, until, children }: LimitProps) {
  return (
    <li className="limit" part="row">
      <h3 className="limit-title">{title}</h3>
      {until !== undefined && <TimeLeft key={until} until={until} />}
      <dl>{children}</dl>
    </li>
  );
}

/** Renders nothing without a value. */
function Row({ label, children }: { readonly label: string; readonly children: string | undefined }) {
  return children ? (
    <div>
      <dt part="meta">{label}</dt>
      <dd part="text">{children}</dd>
    </div>
  ) : null;
}

function useInstantFormat() {
  const { language, timeZone } = useConfig();
  return (instant: number | undefined) =>
    instant === undefined ? undefined : formatInstant(instant, language, timeZone);
}
