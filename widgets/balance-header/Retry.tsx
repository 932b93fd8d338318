import { Button, uiTexts } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";

export interface RetryProps {
  /** The sentence about the failure. */
  readonly problem: string;
  /** Name of the data that the button reads again, for screen readers. */
  readonly what: string;
  readonly busy?: boolean;
  onClick(): void;
}

/** A sentence about a failure, and the button that retries. */
export function Retry({ problem, what, ...rest }: RetryProps) {
  const retry = useTexts(uiTexts)("retry");
  return (
    <>
      <span className="meta">{problem}</span>
      <Button look="link" aria-label={`${retry}: ${what}`} {...rest}>
        {retry}
      </Button>
    </>
  );
}
