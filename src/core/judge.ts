import type { BaselineEntry } from './diagnostics/baseline.ts';
import { passes } from './diagnostics/report/summary.ts';
import type { RequestLinks } from './external-answers.ts';
import type { ExternalLinksResult } from './external-links.ts';
import { readText } from './host/host.ts';
import type { PhaseMemo } from './host/phase-memo.ts';
import type { TracedHost } from './host/traced-host.ts';
import type { IgnoreResult } from './ignore.ts';
import type { LocatedFindings } from './locate.ts';
import type { Settings } from './options/options.ts';
import type { PipelineResult } from './pipeline.ts';
import type { Diagnostic } from './values/diagnostic.ts';
import type { Finding } from './values/outcome.ts';
import type { IgnoreComment } from './values/page-body.ts';
import type { SiteFacts } from './values/site-facts.ts';

export interface JudgeInput {
  readonly result: PipelineResult;
  readonly host: TracedHost;
  readonly memo: PhaseMemo;
  readonly settings: Settings;
  readonly rules: Settings['rules'];
  /** Findings that no phase reports, such as those about reader feedback. */
  readonly siteFindings: readonly Finding[];
  readonly requestLinks: RequestLinks | undefined;
  /** Findings of the baseline, which are not reported. */
  readonly baselineEntries: readonly BaselineEntry[];
}

export interface JudgedFindings extends LocatedFindings {
  readonly ok: boolean;
}

export interface IgnoredDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly reason: string;
}

export interface Verdict extends JudgedFindings {
  readonly getIgnored: () => Promise<readonly IgnoredDiagnostic[]>;
  readonly locate: (findings: readonly Finding[]) => Promise<JudgedFindings>;
  /** Locates further findings together with the site's findings. */
  readonly locateTogether: (findings: readonly Finding[]) => Promise<JudgedFindings>;
  readonly unasked: number;
  readonly checks: Pick<Settings, 'content' | 'external'>;
}

/**
 * Turns findings into diagnostics. Adds findings of custom rules and external links to those of the phases, removes
 * ignored findings, and computes locations and severities.
 *
 * @throws OptionsError if a custom rule fails.
 */
export async function judge(input: JudgeInput): Promise<Verdict> {
  const { result, host, settings, rules, siteFindings, requestLinks, baselineEntries } = input;
  const { ignoreFindings, maxWarnings } = settings;
  const customCodes = settings.customRules.map(({ code }) => code);
  const customRuleFindings = await findCustomFindings(input);
  const externalResult = await checkExternal(result.facts, settings, requestLinks);
  const findings = [...result.findings, ...customRuleFindings, ...externalResult.findings, ...siteFindings];
  const checks = { content: settings.content, external: settings.external && requestLinks !== undefined };
  const checkNames = new Set((['content', 'external'] as const).filter((check) => checks[check]));
  const comments = collectIgnoreComments(result.facts);
  const read = (file: string): string | undefined => readText(host, file);
  const removeIgnored = async (candidates: readonly Finding[]): Promise<IgnoreResult> => {
    if (comments.size === 0 && ignoreFindings.length === 0)
      return { findings: candidates, ignored: [], unusedFindings: [] };
    const { applyIgnores } = await import('./ignore.ts');
    return applyIgnores(candidates, comments, ignoreFindings, read, { checks: checkNames, rules }, customCodes);
  };
  const locateFindings = async (candidates: readonly Finding[]): Promise<JudgedFindings> => {
    // Most runs have no findings, so `locate.ts` is loaded on demand.
    const { diagnostics: locatedDiagnostics, sources }: LocatedFindings =
      candidates.length === 0
        ? { diagnostics: [], sources: new Map() }
        : await (await import('./locate.ts')).locate(candidates, rules, read, result.configFiles);
    const diagnostics =
      baselineEntries.length === 0
        ? locatedDiagnostics
        : await removeBaselineFindings(locatedDiagnostics, baselineEntries);
    return { diagnostics, sources, ok: passes(diagnostics, maxWarnings) };
  };
  const ignoreResult = await removeIgnored(findings);
  return {
    ...(await locateFindings([...ignoreResult.findings, ...ignoreResult.unusedFindings])),
    getIgnored: () => locateIgnored(ignoreResult.ignored, locateFindings),
    locate: async (moreFindings) => locateFindings((await removeIgnored(moreFindings)).findings),
    locateTogether: async (moreFindings) => {
      const combinedResult = await removeIgnored([...findings, ...moreFindings]);
      return locateFindings([...combinedResult.findings, ...combinedResult.unusedFindings]);
    },
    unasked: externalResult.unasked,
    checks,
  };
}

async function removeBaselineFindings(
  diagnostics: readonly Diagnostic[],
  baselineEntries: readonly BaselineEntry[],
): Promise<readonly Diagnostic[]> {
  const { unmatchedFindings } = await import('./diagnostics/baseline.ts');
  return unmatchedFindings(diagnostics, baselineEntries);
}

async function findCustomFindings({ result, host, memo, settings }: JudgeInput): Promise<readonly Finding[]> {
  const { facts, config } = result;
  const { customRules, rules } = settings;
  if (customRules.length === 0) return [];
  return memo.runPhase('custom rules', [facts, config, customRules], host, async (tracedHost) => {
    const { runCustomRules } = await import('./custom-rules.ts');
    return runCustomRules({ facts, config, host: tracedHost, customRules, rules });
  });
}

async function checkExternal(
  facts: SiteFacts,
  { root, cacheUser, remote, external, externalIgnore: ignored, externalSeconds: seconds }: Settings,
  requestLinks: RequestLinks | undefined,
): Promise<ExternalLinksResult> {
  if (!external || requestLinks === undefined) return { findings: [], unasked: 0 };
  const { checkExternalLinks } = await import('./external-links.ts');
  return checkExternalLinks({
    facts,
    ignoredGlobs: ignored,
    requestLinks: (urls) => requestLinks(urls, { root, cacheUser, remote, seconds }),
  });
}

async function locateIgnored(
  ignored: IgnoreResult['ignored'],
  locateFindings: (findings: readonly Finding[]) => Promise<JudgedFindings>,
): Promise<readonly IgnoredDiagnostic[]> {
  const ignoredDiagnostics = ignored.map(async ({ finding, reason }) => {
    const [diagnostic] = (await locateFindings([finding])).diagnostics;
    return diagnostic === undefined ? [] : [{ diagnostic, reason }];
  });
  const sortKey = ({ diagnostic: { file, line, column } }: IgnoredDiagnostic): string =>
    `${file} ${[line, column].map((number) => `${number}`.padStart(8, '0'))}`;
  return (await Promise.all(ignoredDiagnostics)).flat().sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function collectIgnoreComments({ bodies }: SiteFacts): ReadonlyMap<string, readonly IgnoreComment[]> {
  const commentsByFile = new Map<string, readonly IgnoreComment[]>();
  for (const [file, { ignores }] of bodies) if (ignores !== undefined) commentsByFile.set(file, ignores);
  return commentsByFile;
}
