import { readFileSync, statSync } from 'node:fs';
import { writeFileAtomic } from '../../core/host.ts';

/**
 * Writes a file only if its content differs, because dev servers react to every write. Synchronous calls are several
 * times faster than promises for many small files.
 *
 * @returns True if the file was written.
 */
export function writeChanged(path: string, content: string | Uint8Array): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() && stats.size === bytes.length && readIfExists(path)?.equals(bytes) === true) return false;
  writeFileAtomic(path, bytes);
  return true;
}

function readIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
