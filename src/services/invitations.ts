import type { AccountArea } from "../account";
import type { Lazy } from "../utils/lazy";
import type { Log } from "../utils/log";

/** Milliseconds after which a missing answer counts as no. */
const patience = 5000;

/** Whether the page may invite its player to play, for code that is no widget (architecture section 4). */
export interface Invitations {
  areAllowed(): Promise<boolean>;
  /** Nobody asks any more. */
  release(): void;
}

/** @param onForbidden called when invitations are no longer allowed, until `release` */
export function createInvitations(area: Lazy<AccountArea>, log: Log, onForbidden: () => void): Invitations {
  let stop: (() => void) | undefined;

  function follow({ responsibleGaming }: AccountArea): void {
    const unsubscribe = responsibleGaming.subscribe();
    const unbind = responsibleGaming.$restriction.listen((restriction) => {
      if (restriction !== "free") onForbidden();
    });
    stop = () => {
      unsubscribe();
      unbind();
    };
  }

  async function answer(): Promise<boolean> {
    const loaded = await area.load();
    if (!stop) follow(loaded);
    const { $restriction } = loaded.responsibleGaming;
    if ($restriction.get() !== "checking") return $restriction.get() === "free";
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        unbind();
        resolve($restriction.get() === "free");
      };
      const timer = setTimeout(finish, patience);
      const unbind = $restriction.listen((restriction) => {
        if (restriction !== "checking") finish();
      });
    });
  }

  return {
    areAllowed: () =>
      answer().catch((error: unknown) => {
        log.warn("whether the player may be invited to play is not known", error);
        return false;
      }),
    release() {
      stop?.();
      stop = undefined;
    },
  };
}
