/** Milliseconds of a frame, where nothing is painted. */
const frame = 16;

/** Does work once at the next frame, however often it is asked to before. */
export interface EachFrame {
  ask(): void;
  cancel(): void;
}

export function createEachFrame(work: () => void): EachFrame {
  let cancelAsked: (() => void) | undefined;

  function run() {
    cancelAsked = undefined;
    work();
  }

  return {
    ask() {
      if (cancelAsked) return;
      // Looked up at use: Node and some workers have no frames.
      if (typeof requestAnimationFrame === "function") {
        const asked = requestAnimationFrame(run);
        cancelAsked = () => {
          cancelAnimationFrame(asked);
        };
      } else {
        const asked = setTimeout(run, frame);
        cancelAsked = () => {
          clearTimeout(asked);
        };
      }
    },
    cancel() {
      cancelAsked?.();
      cancelAsked = undefined;
    },
  };
}
