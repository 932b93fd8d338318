import type { ReactNode } from "react";
import type { MemberView } from "../../src/gamification/entities/member";
import type { Mission } from "../../src/gamification/missions/mission";
import { isFinished } from "../../src/gamification/protocol/states";
import { rewardText } from "../../src/gamification/rewards/reward-text";
import { formatDay } from "../../src/i18n/instants";
import { useConfig, useTexts } from "../../src/widget-kit";
import { DetailSection, EntityState, type StateTone, TermsSection } from "../../src/widget-kit/gamification";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { NodeOptIn } from "./NodeOptIn";
import { missionsTexts } from "./texts";

export interface MissionDetailsProps {
  readonly mission: Mission;
  readonly member: MemberView;
  readonly name: string;
  readonly state: string;
  readonly tone: StateTone;
  /** The path of the steps; undefined for visitors, who see only the names of the steps. */
  readonly path: ReactNode;
  /** The progress. */
  readonly children: ReactNode;
}

/** The description, the steps, the rewards and the terms of a mission. */
export function MissionDetails({ mission, member, name, state, tone, path, children }: MissionDetailsProps) {
  const say = useTexts(missionsTexts);
  const { language, timeZone } = useConfig();
  const { root, rewards, listed } = mission;
  const end = root?.scheduling?.endDate;
  return (
    <>
      <EntityState text={state} tone={tone} />
      {root?.description && <ServiceText html={root.description} />}
      {children}
      <NodeOptIn node={root} mission={mission} member={member} name={name} />
      <DetailSection title={say("stepsTitle")}>
        {!member.isLoggedIn && <p className="why">{say("orderAfterLogin")}</p>}
        {path ?? (
          <ul className="step-names" role="list" aria-label={say("steps", { name })}>
            {listed.map((step) => step.name && <li key={step.id}>{step.name}</li>)}
          </ul>
        )}
      </DetailSection>
      <ul className="facts" role="list">
        {rewards.map((reward) => (
          <li key={reward.id} className="reward">
            {say("reward", { reward: rewardText(reward, language) })}
          </li>
        ))}
        {end !== undefined && root && !isFinished(root) && (
          <li>{say("end", { date: formatDay(end, language, timeZone) })}</li>
        )}
      </ul>
      <TermsSection html={root?.termsAndConditions} />
    </>
  );
}
