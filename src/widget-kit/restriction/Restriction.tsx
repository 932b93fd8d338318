import { useStore } from "@nanostores/react";
import { restrictionEnd } from "../../account/area/limits";
import { accountSettings } from "../../config/account-settings";
import { formatInstant } from "../../i18n";
import { Card, Icon } from "../../ui";
import { useAccountArea, useConfig, useServices, useTexts } from "../hooks";
import { restrictionTexts } from "./texts";

interface What {
  /** Name of what is not available, as a plural with its article: "i tavoli dal vivo". */
  readonly what: string;
}

export interface RestrictionProps extends What {
  /** The list's heading. */
  readonly title: string;
}

/** The self-exclusion or pauses in force; undefined if they are unknown. */
function useLimits() {
  const state = useStore(useAccountArea().responsibleGaming.$state);
  return "value" in state ? state.value : undefined;
}

/** The sentence that states what is in force, and what is not available for this reason. */
export function RestrictionReason({ what }: What) {
  const say = useTexts(restrictionTexts);
  const limits = useLimits();
  return limits && say(limits.selfExclusion ? "selfExclusion" : "pause", { what });
}

/** The sentence about the end of the restriction. */
export function RestrictionEnd() {
  const say = useTexts(restrictionTexts);
  const { language, timeZone } = useConfig();
  const limits = useLimits();
  const until = limits && restrictionEnd(limits);
  if (!limits) return null;
  return (
    <p part="meta">
      {until === undefined ? say("noEnd") : say("until", { time: formatInstant(until, language, timeZone) })}
    </p>
  );
}

/** The operator's pages about limits and help. */
export function RestrictionLinks() {
  const say = useTexts(restrictionTexts);
  const { responsibleGamingUrl, helpUrl } = accountSettings(useServices().config);
  const links = [
    { url: responsibleGamingUrl, text: say("limits") },
    { url: helpUrl, text: say("help") },
  ].filter(({ url }) => url !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className="restriction-links" role="list">
      {links.map(({ url, text }) => (
        <li key={url}>
          <a className="vetrina-button" data-look="secondary" part="action-secondary" href={url}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A card with the restriction in force, its end, and the operator's links. Most players never load it. */
export function Restriction({ title, what }: RestrictionProps) {
  if (!useLimits()) return null;
  return (
    <Card title={title}>
      <div className="restriction">
        <Icon name="info" />
        <div className="restriction-text" role="status">
          <p part="text">
            <RestrictionReason what={what} />
          </p>
          <RestrictionEnd />
        </div>
      </div>
      <RestrictionLinks />
    </Card>
  );
}
