import { Button, uiTexts } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import { leaderboardTexts } from "./texts";

/** Shown after the rows, instead of the player's row, which a visitor does not have. */
export function LoginRow({ onLogin }: { onLogin(): void }) {
  const say = useTexts(leaderboardTexts);
  const sayLogin = useTexts(uiTexts);
  return (
    <div className="login" part="row-self">
      <p>{say("loginForRank")}</p>
      <Button look="secondary" part="action" onClick={onLogin}>
        {sayLogin("login")}
      </Button>
    </div>
  );
}
