import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Root folder of this package, in the repository or installed. */
export function packageFolder(): string {
  let folder = new URL('.', import.meta.url);
  while (folder.pathname !== '/' && !existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return fileURLToPath(folder);
}
