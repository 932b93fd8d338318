import { type ReactNode, useRef } from "react";
import { Button } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import { UnreadNumber } from "./Messages";
import { balanceTexts } from "./texts";
import { useDisclosure } from "./useDisclosure";

export interface AccountMenuProps {
  readonly unread: number | undefined;
  readonly children: ReactNode;
}

/**
 * Name, messages, nickname and logout: a panel that a button opens in a narrow header, otherwise a part of
 * the row. The panel is a disclosure and not a `menu`, because a `menu` would hide its texts from screen
 * readers (decision 34).
 */
export function AccountMenu({ unread = 0, children }: AccountMenuProps) {
  const say = useTexts(balanceTexts);
  const areaRef = useRef<HTMLDivElement>(null);
  const { isOpen, toggle, ...handlers } = useDisclosure(areaRef);
  return (
    <div className="area" ref={areaRef} {...handlers}>
      <Button
        className="menu-button"
        look="secondary"
        part="menu-button"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17a6.5 6.5 0 0 1 13 0" />
        </svg>
        <span className="word">{say("menu")}</span>
        {unread > 0 && <UnreadNumber count={unread} />}
      </Button>
      <div className="menu" part="menu" tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
