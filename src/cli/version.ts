import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../core/host.ts';

/** The version of this package. */
export function packageVersion(): string {
  const manifest = readFileSync(join(packageFolder(), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
