import { generators } from '../generators/all.ts';
import type { Manifest } from '../generators/contract.ts';

/** Values of `--for`: lower-case generator names, and `all`. */
export const generatorChoices: readonly string[] = [...generators.map(toGeneratorChoice), 'all'];

export function toGeneratorChoice({ name }: Manifest): string {
  return name.toLowerCase();
}
