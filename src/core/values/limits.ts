/** `0.3 seconds`, `5 seconds`, `12 minutes`, `2 hours`. Rounded up from one second on. */
export function formatDuration(milliseconds: number): string {
  const units: readonly (readonly [number, string])[] = [
    [3_600_000, 'hour'],
    [60_000, 'minute'],
  ];
  const [size, name] = units.find(([unit]) => milliseconds >= 2 * unit) ?? [1000, 'second'];
  const number =
    milliseconds < 1000 ? Math.max(0.1, Number((milliseconds / 1000).toFixed(1))) : Math.ceil(milliseconds / size);
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}

/** @returns `32 MiB`, `1.5 KiB`, `100 bytes`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 2 ** 20) return `${Number((bytes / 2 ** 20).toFixed(1))} MiB`;
  return bytes >= 2 ** 10 ? `${Number((bytes / 2 ** 10).toFixed(1))} KiB` : `${bytes} bytes`;
}
