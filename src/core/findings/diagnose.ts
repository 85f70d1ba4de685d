import type { Finding } from '../values/outcome.ts';
import type { Place } from '../values/place.ts';
import type { catalogue } from './catalogue.ts';
import type { FindingDefinition } from './definition.ts';

/** A word of the catalogue. */
export type Code = keyof typeof catalogue;
/** What the prose of a word needs to know. */
export type ArgumentsOf<C extends Code> =
  (typeof catalogue)[C] extends FindingDefinition<infer Arguments> ? Arguments : never;

/** What a phase noticed, its arguments checked against the catalogue. */
export function diagnose<C extends Code>(code: C, place: Place, args: ArgumentsOf<C>, related?: Place): Finding {
  return related === undefined ? { code, place, args } : { code, place, args, related };
}
