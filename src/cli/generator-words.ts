import { generators } from '../generators/all.ts';
import type { Manifest } from '../generators/contract.ts';

/** Words that `--for` takes: a generator's name in small letters, or `all`. */
export const generatorWords: readonly string[] = [...generators.map(wordOf), 'all'];

/** The word that names a generator on the command line. */
export function wordOf({ name }: Manifest): string {
  return name.toLowerCase();
}
