import type { ReactNode } from "react";
import type { GamePause, ResponsibleGaming, SelfExclusion } from "../../src/account";
import { formatInstant } from "../../src/i18n/instants";
import { useConfig, useTexts } from "../../src/widget-kit";
import { TimeLeft, TimeLeftAnnouncement } from "./Durations";
import { responsibleGamingTexts } from "./texts";

/**
 * The self-exclusion and the pauses in force for the player. One line shows the first restriction with its
 * remaining time, and opens the details of all restrictions. The line has the height that the panel reserves,
 * so that the links below do not move.
 */
export function Limits({ selfExclusion, pauses }: ResponsibleGaming) {
  const say = useTexts(responsibleGamingTexts);
  const inForce = [...(selfExclusion ? [selfExclusion] : []), ...pauses];
  const [first] = inForce;
  if (!first) return <p part="text">{say("nothing")}</p>;
  const others = inForce.length - 1;
  return (
    <div className="limits">
      <details>
        <summary>
          <span className="limits-first">
            <b>{say(selfExclusion ? "selfExclusion" : "pause")}</b>{" "}
            {others > 0 && <span className="others">{say("others", { count: others })}</span>}
          </span>{" "}
          <span className="limits-time" part="meta">
            {first.until === undefined ? say("noEnd") : <TimeLeft key={first.until} until={first.until} />}
          </span>
        </summary>
        <ul role="list">
          {selfExclusion && <SelfExclusionItem {...selfExclusion} />}
          {pauses.map((pause, index) => (
            <PauseItem key={index} {...pause} />
          ))}
        </ul>
      </details>
      {inForce.map(
        ({ until }, index) =>
          until !== undefined && <TimeLeftAnnouncement key={`${index} ${until}`} until={until} />,
      )}
    </div>
  );
}

function SelfExclusionItem({ from, until, billCode }: SelfExclusion) {
  const say = useTexts(responsibleGamingTexts);
  const format = useInstantFormat();
  return (
    <Limit title={say("selfExclusion")}>
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
    <Limit title={say("pause")}>
      <Row label={say("scope")}>{scope || say("allGames")}</Row>
      <Row label={say("from")}>{format(from)}</Row>
      <Row label={say("until")}>{format(until) ?? say(permanent ? "permanent" : "noEnd")}</Row>
    </Limit>
  );
}

interface LimitProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Limit({ title, children }: LimitProps) {
  return (
    <li className="limit" part="row">
      <h3 className="limit-title">{title}</h3>
      <dl>{children}</dl>
    </li>
  );
}

/** Renders nothing if the value is missing. */
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
