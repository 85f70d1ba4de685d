import { type Effect, effects, type LinkFacts } from '../values/diagnostic.ts';
import type { Finding, Said } from '../values/outcome.ts';
import { catalogue } from './catalogue.ts';
import type { Rule, Traits } from './rule.ts';

export const codes = Object.keys(catalogue) as readonly (keyof typeof catalogue)[];

/** The rule of a code; undefined if there is none in the catalogue. */
export function ruleOf(code: string): Rule<never> | undefined {
  const rules: Readonly<Record<string, Rule<never>>> = catalogue;
  return rules[code];
}

/** What the catalogue knows of a code besides its prose. */
export function traitsOf(code: string): Traits {
  return ruleOf(code) ?? {};
}

/** The prose of a finding and its severity before `rules`. */
export function explain(
  finding: Finding,
): Said & { related: string; link: LinkFacts | undefined; effect: Effect | undefined } {
  if (finding.said !== undefined) return { ...finding.said, related: 'see also', link: undefined, effect: undefined };
  // `diagnose` paired the code with its arguments; a list of findings cannot keep that in its type.
  const rule = ruleOf(finding.code) as Rule<object>;
  return {
    severity: typeof rule.severity === 'function' ? rule.severity(finding.args) : rule.severity,
    message: rule.message(finding.args),
    help: rule.help?.(finding.args),
    group: rule.group?.(finding.args) ?? '',
    related: rule.related?.(finding.args) ?? 'see also',
    link: rule.facts?.(finding.args),
    effect: effects.find((effect) => 'effect' in finding.args && finding.args.effect === effect),
    answers: rule.answers?.(finding.args, { place: finding.place, related: finding.related }),
  };
}
