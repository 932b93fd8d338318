/**
 * Starts measuring the processor time of this test file's process. Unlike elapsed time, it does not grow
 * while other processes use the processor.
 *
 * @returns a function that returns the processor time since this call, in milliseconds
 */
export function measureProcessorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
