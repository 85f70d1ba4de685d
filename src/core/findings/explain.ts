import { type Effect, effects, type LinkFacts } from '../values/diagnostic.ts';
import type { Finding, Said } from '../values/outcome.ts';
import { catalogue } from './catalogue.ts';
import type { FindingDefinition, Traits } from './definition.ts';

export const codes = Object.keys(catalogue) as readonly (keyof typeof catalogue)[];

/** The rule of a code; undefined if there is none in the catalogue. */
export function definitionOf(code: string): FindingDefinition<never> | undefined {
  const definitions: Readonly<Record<string, FindingDefinition<never>>> = catalogue;
  return definitions[code];
}

/** What the catalogue knows of a code besides its prose. */
export function traitsOf(code: string): Traits {
  return definitionOf(code) ?? {};
}

/** The prose of a finding and its severity before `rules`. */
export function explain(
  finding: Finding,
): Said & { related: string; link: LinkFacts | undefined; effect: Effect | undefined } {
  if (finding.said !== undefined) return { ...finding.said, related: 'see also', link: undefined, effect: undefined };
  // `diagnose` paired the code with its arguments; a list of findings cannot keep that in its type.
  const definition = definitionOf(finding.code) as FindingDefinition<object>;
  return {
    severity: typeof definition.severity === 'function' ? definition.severity(finding.args) : definition.severity,
    message: definition.message(finding.args),
    help: definition.help?.(finding.args),
    group: definition.group?.(finding.args) ?? '',
    related: definition.related?.(finding.args) ?? 'see also',
    link: definition.facts?.(finding.args),
    effect: effects.find((effect) => 'effect' in finding.args && finding.args.effect === effect),
    answers: definition.answers?.(finding.args, { place: finding.place, related: finding.related }),
  };
}
