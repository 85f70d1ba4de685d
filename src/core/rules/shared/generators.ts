import type { Affected } from '../rule.ts';

/** Whose build it is, by its name in prose. */
export interface OfGenerator extends Affected {
  readonly generator: string;
  /** Others that do the same. Default: none. */
  readonly others?: readonly string[];
}

/** Why nothing redirects from an address, and what to do. */
export const refusals = {
  parameter: {
    fact: ['has no redirects with parameters', 'have no redirects with parameters'],
    help: 'Write a redirect for each address, or let your host redirect.',
  },
  folder: {
    fact: ['builds nothing in a folder of this name', 'build nothing in a folder of this name'],
    help: 'Let your host redirect.',
  },
} as const;

/** A sentence of one generator, or of several. */
export function say(of: OfGenerator, [one, several]: readonly [string, string]): string {
  return `${namesOf(of)} ${of.others === undefined ? one : several}`;
}

/** The names of all of them, in prose. Rules group findings by it, too: the same generators give the same text. */
export function namesOf({ generator, others = [] }: OfGenerator): string {
  const last = others.at(-1);
  return last === undefined ? generator : `${[generator, ...others.slice(0, -1)].join(', ')} and ${last}`;
}
