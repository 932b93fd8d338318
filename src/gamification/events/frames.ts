/** Milliseconds between two runs where nothing is painted, such as in Node and in workers. */
const frameTime = 16;

/** @returns a function that runs the task at the next animation frame, once however often it is called before */
export function createFrameTask(task: () => void): () => void {
  let isRequested = false;

  function run() {
    isRequested = false;
    task();
  }

  return () => {
    if (isRequested) return;
    isRequested = true;
    // Checked at each use: Node and some workers have no animation frames.
    if (typeof requestAnimationFrame === "function") requestAnimationFrame(run);
    else setTimeout(run, frameTime);
  };
}
