/** Names of devices on Windows, which no file there can have, whatever its extension. */
export const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?=\.|$)/i;

/** True for a path that no file on Windows can have: a device, a sign that is refused, a dot or space at an end. */
export function isRefusedByWindows(path: string): boolean {
  return path.split('/').some((step) => deviceName.test(step) || /[<>:"|?*]|[. ]$/.test(step));
}
