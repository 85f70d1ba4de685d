import { generators } from '../generators/all.ts';
import type { Manifest } from '../generators/contract.ts';

/** Values of `--for`: lower-case generator names, and `all`. */
export const generatorWords: readonly string[] = [...generators.map(wordOf), 'all'];

export function wordOf({ name }: Manifest): string {
  return name.toLowerCase();
}
