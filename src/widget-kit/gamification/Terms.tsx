import { useState } from "react";
import { Dialog } from "../../ui/dialog";
import { useTexts } from "../hooks";
import { ServiceText } from "../ServiceText";
import { CardButton } from "./CardButton";
import { DetailSection } from "./RowCard";
import { panelTexts } from "./texts";

export interface TermsProps {
  /** The name of the entity. */
  readonly of: string;
  /** Rich text of the platform. Without it, nothing is rendered. */
  readonly html: string | undefined;
}

/** The button "Regolamento", which opens the terms of an entity in a dialog. */
export function Terms({ of, html }: TermsProps) {
  const say = useTexts(panelTexts);
  const [isOpen, setOpen] = useState(false);
  if (!html?.trim()) return null;
  return (
    <>
      <CardButton
        look="link"
        part="action-secondary"
        label={say("terms")}
        of={of}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${say("terms")}: ${of}`}
        closeLabel={say("closeTerms")}
      >
        <div className="terms">
          <ServiceText html={html} />
        </div>
      </Dialog>
    </>
  );
}

/** The terms of an entity, in its details. */
export function TermsSection({ html }: Pick<TermsProps, "html">) {
  const say = useTexts(panelTexts);
  if (!html?.trim()) return null;
  return (
    <DetailSection title={say("terms")}>
      <ServiceText html={html} />
    </DetailSection>
  );
}
