import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../core/host.ts';

export function packageVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')).version;
}
