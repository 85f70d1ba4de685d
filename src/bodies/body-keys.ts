import type { FactKind } from '../host/file-facts.ts';
import type { Variables } from '../values/variables.ts';
import type { BodyLimits } from './complexity.ts';
import { factsVersion } from './facts.ts';

/** How keys of the cache are kept: what the cache has under them was found in the file. */
export function bodyKeys({ pageLength, pageNesting }: BodyLimits, variables: Variables): FactKind<string> {
  return {
    name: 'body-keys',
    version: JSON.stringify([factsVersion, pageLength, pageNesting, [...variables]]),
    pack: (key) => key,
    unpack: (packed) => (typeof packed === 'string' ? packed : undefined),
  };
}
