/**
 * The processor time that this process has used, in milliseconds: unlike time on the clock, other programs on the machine
 * add nothing to it.
 *
 * @param start What `process.cpuUsage` gave before.
 */
export function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
