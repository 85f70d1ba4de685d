import type { Location } from '../values/location.ts';
import type { Finding } from '../values/outcome.ts';
import type { catalogue } from './catalogue.ts';
import type { FindingDefinition } from './definition.ts';

export type FindingCode = keyof typeof catalogue;
export type ArgumentsOf<C extends FindingCode> =
  (typeof catalogue)[C] extends FindingDefinition<infer Arguments> ? Arguments : never;

export function diagnose<C extends FindingCode>(
  code: C,
  location: Location,
  args: ArgumentsOf<C>,
  related?: Location,
): Finding {
  return related === undefined ? { code, location, args } : { code, location, args, related };
}
