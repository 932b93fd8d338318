/**
 * Starts to measure the processor time of this test file. Unlike the time of a clock, it does not grow while
 * other processes use the processor.
 *
 * @returns a function that returns the milliseconds since the call
 */
export function measureProcessorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
