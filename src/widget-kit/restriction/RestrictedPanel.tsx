import { useStore } from "@nanostores/react";
import { restrictionEnd } from "../../account/area/limits";
import { accountSettings } from "../../config/account-settings";
import { formatInstant } from "../../i18n";
import { Card, Icon } from "../../ui";
import { useAccountArea, useConfig, useServices, useTexts } from "../hooks";
import { restrictionTexts } from "./texts";

export interface RestrictedPanelProps {
  /** The list's heading. */
  readonly title: string;
  /** What is not available, as a plural with its article: "i tavoli dal vivo". */
  readonly what: string;
}

/**
 * Replaces a list that invites to play while a self-exclusion or a game pause is in force: the restriction, its end, and
 * the operator's pages about limits and help (`account.responsibleGamingUrl`, `account.helpUrl`). Requires the styles
 * `restrictedStyles`.
 */
export function RestrictedPanel({ title, what }: RestrictedPanelProps) {
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
    <Card title={title}>
      <div className="restricted">
        <Icon name="info" />
        <div className="restricted-text" role="status">
          <p part="text">{say(selfExclusion ? "selfExclusion" : "pause", { what })}</p>
          <p part="meta">
            {until === undefined
              ? say("noEnd")
              : say("until", { time: formatInstant(until, language, timeZone) })}
          </p>
        </div>
      </div>
      {links.length > 0 && (
        <ul className="restricted-links" role="list">
          {links.map(({ url, text }) => (
            <li key={url}>
              <a className="vetrina-button" data-look="secondary" part="action-secondary" href={url}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
