/** First version in a range: `^0.38.0 || ^0.42.4` → `0.38.0`. */
export function lowestVersion(range: string): string | undefined {
  return /\d+(?:\.\d+)*/.exec(range)?.[0];
}

/** Compares only the parts that `version` has: `6` isn't older than `6.4.0`. */
export function isOlder(version: string, minimum: string): boolean {
  const parts = version.split('.').map(Number);
  const minimumParts = minimum.split('.').map(Number);
  for (const [index, part] of parts.entries()) {
    const minimumPart = minimumParts[index] ?? 0;
    if (part !== minimumPart) return part < minimumPart;
  }
  return false;
}
