import { type Host, readText } from './host/host.ts';
import { buildModel } from './model.ts';
import type { CheckedPage, CheckedSite, CustomFinding, CustomRule } from './options/custom-rule.ts';
import { frontMatterLocation } from './pages/front-matter.ts';
import { parseFrontMatter } from './pages/yaml.ts';
import { isRuleSeverity, type Severity } from './values/diagnostic.ts';
import type { PageFile } from './values/inventory.ts';
import type { JsonObject } from './values/json.ts';
import { OptionsError } from './values/option.ts';
import type { Finding } from './values/outcome.ts';
import { routeOf } from './values/paths.ts';
import type { SiteFacts } from './values/site-facts.ts';

export interface CustomRulesInput {
  readonly facts: SiteFacts;
  readonly config: JsonObject;
  readonly host: Pick<Host, 'read'>;
  readonly customRules: readonly CustomRule[];
  /** Severities by code. A rule that is `off` doesn't run. */
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
}

/**
 * Runs custom rules. Creates the messages of their findings immediately, so that no code of a rule runs later.
 *
 * @throws OptionsError if a rule throws or returns something that is not a finding.
 */
export async function runCustomRules({
  facts,
  config,
  host,
  customRules,
  rules,
}: CustomRulesInput): Promise<Finding[]> {
  const site = createCheckedSite(facts, config, host);
  const findings: Finding[] = [];
  for (const rule of customRules) {
    if (rules.get(rule.code) === 'off') continue;
    try {
      for (const finding of await rule.test(site)) findings.push(createFinding(rule, finding));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new OptionsError(`The rule ${rule.code} of your settings failed: ${reason.trim().replace(/\.$/, '')}.`);
    }
  }
  return findings;
}

function createFinding(rule: CustomRule, { location, args }: CustomFinding<object>): Finding {
  const { code, severity: ruleSeverity = 'error', message, help, group, answers } = rule;
  if (typeof location?.file !== 'string')
    throw new Error('a finding has no location: write { location: page.location(), args }');
  if ('start' in location && !(location.start >= 0 && location.start <= location.end))
    throw new Error('a location has a negative start, or a start after its end');
  const severity: unknown = typeof ruleSeverity === 'function' ? ruleSeverity(args) : ruleSeverity;
  if (!isRuleSeverity(severity)) throw new Error('its severity is none of error, warning, info and off');
  const messageText: unknown = message(args);
  if (typeof messageText !== 'string' || messageText === '') throw new Error('its message is not a string');
  return {
    code,
    location,
    args: {},
    customMessage: {
      severity,
      message: messageText,
      help: help?.(args),
      group: group?.(args) ?? '',
      answers: answers?.(args, { location, related: undefined }),
    },
  };
}

function createCheckedSite(facts: SiteFacts, config: JsonObject, host: Pick<Host, 'read'>): CheckedSite {
  const model = buildModel(facts);
  const { bodies, inventory } = facts;
  const read = (file: string): string | undefined => readText(host, file);
  const createCheckedPage = ({ file, path }: PageFile): CheckedPage => ({
    ...{ file, path, route: routeOf(path) },
    get frontMatter() {
      return parseFrontMatter(read(file) ?? '');
    },
    get text() {
      return read(file) ?? '';
    },
    body: bodies.get(file),
    page: model.pages[routeOf(path)],
    location: (member) => (member === undefined ? { file } : frontMatterLocation(host, file, member)),
  });
  return { pages: [...inventory.pages.values()].map(createCheckedPage), navigation: model, bodies, config, read };
}
