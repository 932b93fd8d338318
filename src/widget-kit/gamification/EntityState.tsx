import { Icon, type IconName } from "../../ui";

/** The tone of a state: an icon and a colour in addition to the text. */
export type StateTone = "running" | "waiting" | "done" | "closed" | "warning";

const icons: Readonly<Record<StateTone, IconName>> = {
  running: "info",
  waiting: "clock",
  done: "success",
  closed: "closed",
  warning: "warning",
};

export interface EntityStateProps {
  readonly text: string;
  /** The tone of the state. Without a tone the state has no icon. */
  readonly tone?: StateTone | undefined;
}

/** The state of an entity as text with an icon. */
export const EntityState = ({ text, tone }: EntityStateProps) => (
  <p className="entity-state" part="badge" data-tone={tone}>
    {tone && <Icon name={icons[tone]} />}
    {text}
  </p>
);
