import { type FormEvent, useId, useState } from "react";
import { donationWrite } from "../../src/gamification/instant-wins/play-queries";
import { Button } from "../../src/ui";
import { Dialog } from "../../src/ui/dialog";
import { usePanels, useTexts } from "../../src/widget-kit";
import { CardButton } from "../../src/widget-kit/gamification";
import { playTexts } from "./play-texts";

export interface DonationProps {
  readonly id: string;
  readonly name: string;
  /** The plays that can be given away now. With 0 the button is disabled, and keeps its place. */
  readonly count: number;
}

/** Donates plays: one dialog requests their number and a confirmation. Its two buttons have the same size and look. */
export function Donation({ id, name, count }: DonationProps) {
  const say = useTexts(playTexts);
  const panels = usePanels();
  const [isOpen, setOpen] = useState(false);
  const fieldId = useId();
  const close = () => setOpen(false);

  function donate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = Number(new FormData(event.currentTarget).get("count"));
    close();
    void panels.write("InstantWin", id, (client) =>
      donationWrite(client, { id, count: chosen, before: count }),
    );
  }

  return (
    <>
      <CardButton
        look="link"
        part="action-secondary"
        label={say("donate")}
        of={name}
        aria-haspopup="dialog"
        aria-disabled={count === 0 || undefined}
        onClick={() => setOpen(count > 0)}
      />
      <Dialog
        open={isOpen}
        onClose={close}
        title={`${say("donateTitle")}: ${name}`}
        closeLabel={say("donateClose")}
      >
        <form className="donation" onSubmit={donate}>
          <div className="vetrina-field">
            <label className="vetrina-label" htmlFor={fieldId}>
              {say("donateNumber")}
            </label>
            <input
              id={fieldId}
              className="vetrina-input"
              name="count"
              type="number"
              required
              min={1}
              max={count}
              defaultValue={1}
              aria-describedby={`${fieldId}-hint`}
            />
            <p id={`${fieldId}-hint`} className="vetrina-hint">
              {say("donateHint", { count })}
            </p>
          </div>
          <div className="choices">
            <Button look="secondary" part="action-secondary" type="submit">
              {say("donateYes")}
            </Button>
            <Button look="secondary" part="action-secondary" onClick={close}>
              {say("donateNo")}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
