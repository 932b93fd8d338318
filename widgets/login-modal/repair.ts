/**
 * Maximum number of repairs. After this number, another script evidently reverts each repair, and more
 * repairs would freeze the page.
 */
const maxRepairs = 100;

/**
 * Repairs nodes as soon as a script of the page changes them. `repair` must do nothing if nothing is wrong.
 *
 * @param observe starts the observation of the nodes
 * @returns a function that stops the repairs
 */
export function keepRepaired(
  repair: (records: readonly MutationRecord[]) => void,
  observe: (observer: MutationObserver) => void,
): () => void {
  let repairs = 0;
  const observer = new MutationObserver((records) => {
    repair(records);
    // If `repair` has made no changes, there was nothing to repair.
    if (observer.takeRecords().length === 0) return;
    repairs += 1;
    if (repairs >= maxRepairs) observer.disconnect();
  });
  observe(observer);
  return () => {
    observer.disconnect();
  };
}
