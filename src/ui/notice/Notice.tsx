import type { HTMLAttributes, Ref } from "react";
import { Icon } from "../icon/Icon";

export type NoticeTone = "error" | "info" | "success" | "warning";

export interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  readonly tone: NoticeTone;
  readonly noticeRef?: Ref<HTMLDivElement> | undefined;
  readonly part?: string;
}

/** A message with an icon, because colour alone is not enough. The caller sets `role` (alert, status or none). */
export function Notice({ tone, noticeRef, children, className, ...rest }: NoticeProps) {
  return (
    <div
      {...rest}
      ref={noticeRef}
      className={className ? `vetrina-notice ${className}` : "vetrina-notice"}
      data-tone={tone}
    >
      <Icon name={tone} />
      <div className="vetrina-notice-text">{children}</div>
    </div>
  );
}
