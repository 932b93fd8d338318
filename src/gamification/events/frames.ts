/** Milliseconds between two runs where nothing is painted, such as in Node and in workers. */
const frameTime = 16;

/** Runs a task at the next animation frame, once however often it was requested before. */
export interface FrameTask {
  request(): void;
  cancel(): void;
}

export function createFrameTask(task: () => void): FrameTask {
  let cancelRequest: (() => void) | undefined;

  function run() {
    cancelRequest = undefined;
    task();
  }

  return {
    request() {
      if (cancelRequest) return;
      // Checked at each use: Node and some workers have no animation frames.
      if (typeof requestAnimationFrame === "function") {
        const request = requestAnimationFrame(run);
        cancelRequest = () => {
          cancelAnimationFrame(request);
        };
      } else {
        const timer = setTimeout(run, frameTime);
        cancelRequest = () => {
          clearTimeout(timer);
        };
      }
    },
    cancel() {
      cancelRequest?.();
      cancelRequest = undefined;
    },
  };
}
