export interface SectionButtonProps {
  /** The path of the icon. */
  readonly icon: string;
  readonly label: string;
  /** The number next to the label: 0 if it is zero or unknown, undefined if the button has no number. */
  readonly count?: number | undefined;
  /** `page` for the open section, `true` for the slot that contains it. */
  readonly current: "page" | "true" | false;
  readonly opensDialog?: boolean;
  onClick(): void;
}

/** A button that opens a section, with its number in its name. */
export function SectionButton({ icon, label, count, current, opensDialog, onClick }: SectionButtonProps) {
  return (
    <button
      type="button"
      className="section"
      part="section"
      aria-current={current || undefined}
      aria-haspopup={opensDialog ? "dialog" : undefined}
      onClick={onClick}
    >
      <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
      <span className="section-name">{label}</span>
      {count !== undefined && <span className="count">{count > 99 ? "99+" : count || ""}</span>}
    </button>
  );
}
