/** Names of devices on Windows, which no file there can have, whatever its extension. */
export const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?=\.|$)/i;

/** True for a path with a step that is a device on Windows: it is written to the device, or not at all. */
export function hasDeviceName(path: string): boolean {
  return deviceStep.test(path);
}

const deviceStep = /(?:^|\/)(?:con|prn|aux|nul|(?:com|lpt)\d)(?=[./]|$)/i;
