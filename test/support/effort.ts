/**
 * Processor time of this process in milliseconds. Unlike wall time, it doesn't depend on other processes.
 *
 * @param start Earlier result of `process.cpuUsage`.
 */
export function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
