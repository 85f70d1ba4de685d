import { type Effect, effects, type LinkFacts } from '../values/diagnostic.ts';
import type { CustomMessage, Finding } from '../values/outcome.ts';
import type { FindingBehavior, FindingDefinition } from './definition.ts';
import { dialectFindings } from './dialect.ts';
import { endpointFindings } from './endpoints.ts';
import { feedbackFindings } from './feedback.ts';
import { generatorFindings } from './generators.ts';
import { linkFindings } from './links.ts';
import { pageFindings } from './pages.ts';
import { readingFindings } from './reading.ts';
import { redirectFindings } from './redirects.ts';
import { shapeFindings } from './shape.ts';

export const themes = {
  reading: readingFindings,
  shape: shapeFindings,
  pages: pageFindings,
  endpoints: endpointFindings,
  links: { ...linkFindings, ...redirectFindings },
  dialect: dialectFindings,
  generators: generatorFindings,
  feedback: feedbackFindings,
} as const;

export const catalogue = {
  ...readingFindings,
  ...shapeFindings,
  ...pageFindings,
  ...endpointFindings,
  ...linkFindings,
  ...redirectFindings,
  ...dialectFindings,
  ...generatorFindings,
  ...feedbackFindings,
} as const;

export const codes = Object.keys(catalogue) as readonly (keyof typeof catalogue)[];

export function definitionOf(code: string): FindingDefinition<never> | undefined {
  const definitions: Readonly<Record<string, FindingDefinition<never>>> = catalogue;
  return definitions[code];
}

export function findingBehavior(code: string): FindingBehavior {
  return definitionOf(code) ?? {};
}

/** Returns the help for a group of findings with the same code; `undefined` if the group has no help. */
export function explainGroup(code: string, group: string): string | undefined {
  return definitionOf(code)?.groupHelp?.(group);
}

export function explainFinding(
  finding: Finding,
): CustomMessage & { related: string; link: LinkFacts | undefined; effect: Effect | undefined; isMinor: boolean } {
  if (finding.customMessage !== undefined)
    return { ...finding.customMessage, related: 'see also', link: undefined, effect: undefined, isMinor: false };
  // `diagnose` checked that the arguments belong to the code, but the type `Finding` doesn't say so.
  const definition = definitionOf(finding.code) as FindingDefinition<object>;
  return {
    severity: typeof definition.severity === 'function' ? definition.severity(finding.args) : definition.severity,
    isMinor: definition.isMinor?.(finding.args) ?? false,
    message: definition.message(finding.args),
    help: definition.help?.(finding.args),
    group: definition.group?.(finding.args) ?? '',
    related: definition.related?.(finding.args) ?? 'see also',
    link: definition.facts?.(finding.args),
    effect: effects.find((effect) => 'effect' in finding.args && finding.args.effect === effect),
    answers: definition.answers?.(finding.args, { location: finding.location, related: finding.related }),
  };
}
