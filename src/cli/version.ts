import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../core/host.ts';

/** What the package.json of this package says of it. */
interface Manifest {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The package.json of this package. */
export function packageManifest(): Manifest {
  return JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'));
}

/** The version of this package. */
export function packageVersion(): string {
  return packageManifest().version;
}
