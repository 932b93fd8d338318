import { useStore } from "@nanostores/react";
import { restrictionEnd } from "../../account/area/limits";
import { accountSettings } from "../../config/sections/account";
import { formatInstant } from "../../i18n/instants";
import { Card, Icon } from "../../ui";
import { useAccountArea, useConfig, useServices, useTexts } from "../hooks";
import { restrictionTexts } from "./texts";

export interface RestrictionDetailsProps {
  /** Name of the unavailable content, as a plural with its article: "i tavoli dal vivo". */
  readonly what: string;
}

/** The restriction in force, its end, and the operator's links. Most players never load it. */
export function RestrictionDetails({ what }: RestrictionDetailsProps) {
  const say = useTexts(restrictionTexts);
  const { language, timeZone } = useConfig();
  const { responsibleGamingUrl, helpUrl } = accountSettings(useServices().config);
  const state = useStore(useAccountArea().responsibleGaming.$state);
  if (!("value" in state)) return null;
  const { selfExclusion } = state.value;
  const until = restrictionEnd(state.value);
  const links = [
    { url: responsibleGamingUrl, text: say("limits") },
    { url: helpUrl, text: say("help") },
  ].filter(({ url }) => url !== undefined);
  return (
    <>
      <div className="restriction">
        <Icon name="info" />
        <div className="restriction-text" role="status">
          <p part="text">{say(selfExclusion ? "selfExclusion" : "pause", { what })}</p>
          <p part="meta">
            {until === undefined
              ? say("noEnd")
              : say("until", { time: formatInstant(until, language, timeZone) })}
          </p>
        </div>
      </div>
      {links.length > 0 && (
        <ul className="restriction-links" role="list">
          {links.map(({ url, text }) => (
            <li key={url}>
              <a className="vetrina-button" data-look="secondary" part="action-secondary" href={url}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export interface RestrictionProps extends RestrictionDetailsProps {
  /** The list's heading. */
  readonly title: string;
}

/** A card with the restriction in force. */
export const Restriction = ({ title, what }: RestrictionProps) => (
  <Card title={title}>
    <RestrictionDetails what={what} />
  </Card>
);
