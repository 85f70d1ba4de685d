import { relative } from 'node:path';
import { passes } from '../core/diagnostics.ts';
import type { RequestLinks } from '../core/external-answers.ts';
import type { IgnoredDiagnostic } from '../core/judge.ts';
import { type Diagnostic, OptionsError } from '../core/values.ts';
import { type ResolvedSite, resolveSite } from '../site/resolve.ts';
import type { FlagValues } from './arguments.ts';
import type { BaselineComparison } from './baseline.ts';
import type { SettingsInUse } from './check-report.ts';
import { createCheckOptions } from './feedback-findings.ts';
import { findSiteOptions, getPathPrefix } from './site-flags.ts';
import type { Streams } from './streams.ts';

export type CheckedSites = Pick<
  ResolvedSite,
  'ok' | 'diagnostics' | 'sources' | 'maxWarnings' | 'counts' | 'checkSettings' | 'root' | 'ignored' | 'baseline'
> & {
  readonly settings?: readonly SettingsInUse[];
  /** Set for several sites, each of which is compared with its own baseline. */
  readonly baselineResult?: BaselineComparison | undefined;
};

const singleSiteFlags = ['watch', 'since', 'new-since', 'for'];

/**
 * Finds the docs folders to check as one report: two or more on the command line, or those of the option `sites`. Empty
 * if neither is given.
 *
 * @throws OptionsError for flags that work only with a single site.
 */
export async function resolveSiteRoots(
  names: readonly string[],
  values: FlagValues,
  cwd: string,
): Promise<readonly string[]> {
  const roots = names.length === 0 ? await readSiteRoots(values, cwd) : [...new Set(names)];
  if (roots.length < 2 && names.length > 0) return [];
  const flag = roots.length < 2 ? undefined : singleSiteFlags.find((name) => values[name] !== undefined);
  if (flag !== undefined) throw new OptionsError(`--${flag} takes one folder; got ${roots.join(' and ')}.`);
  return roots;
}

async function readSiteRoots(values: FlagValues, cwd: string): Promise<readonly string[]> {
  const { sites } = await findSiteOptions(values, undefined, cwd);
  return sites.map((site) => relative(cwd, site) || '.');
}

/**
 * Checks several docs folders, each with its own settings. File names are relative to the working directory.
 *
 * @param roots Docs folders as given by the user.
 * @param external Checks external links. Results are shared by all folders.
 */
export async function checkSites(
  roots: readonly string[],
  values: FlagValues,
  streams: Streams,
  external: RequestLinks,
): Promise<CheckedSites> {
  const { cwd } = streams;
  const prefixedSites: PrefixedSite[] = [];
  const settings: SettingsInUse[] = [];
  for (const root of roots) {
    const { options, ...siteSettings } = await findSiteOptions(values, root, cwd);
    settings.push(siteSettings);
    const site = await resolveSite(createCheckOptions(options, values), undefined, { external, keepsAccepted: true });
    prefixedSites.push({ prefix: getPathPrefix(root), site });
  }
  const baselineResult =
    values.baseline === undefined ? await compareSiteBaselines(prefixedSites, values, streams) : undefined;
  const sites = prefixedSites.map(({ site }) => site);
  const sum = (getCount: (site: ResolvedSite) => number): number =>
    sites.reduce((total, site) => total + getCount(site), 0);
  const diagnostics = prefixedSites.flatMap(({ prefix, site }) =>
    site.diagnostics.map((item) => prefixPaths(item, prefix)),
  );
  const maxWarnings = Math.min(...sites.map((site) => site.maxWarnings));
  return {
    diagnostics,
    maxWarnings,
    baseline: undefined,
    baselineResult: baselineResult,
    ok: passes(diagnostics, maxWarnings),
    sources: new Map(
      prefixedSites.flatMap(({ prefix, site }) => [...site.sources].map(([file, text]) => [prefix + file, text])),
    ),
    counts: {
      pages: sum(({ counts }) => counts.pages),
      files: sum(({ counts }) => counts.files),
      unlisted: sum(({ counts }) => counts.unlisted),
      unasked: sum(({ counts }) => counts.unasked),
    },
    checkSettings: {
      content: sites.every(({ checkSettings }) => checkSettings.content),
      external: sites.every(({ checkSettings }) => checkSettings.external),
      rules: new Map(sites.flatMap(({ checkSettings }) => [...checkSettings.rules])),
    },
    root: cwd,
    settings,
    ignored: async () => (await Promise.all(prefixedSites.map(readIgnored))).flat(),
  };
}

interface PrefixedSite {
  readonly prefix: string;
  readonly site: ResolvedSite;
}

/**
 * Applies, or updates, the baseline of each site.
 *
 * @returns `undefined` if no site has a baseline.
 * @throws OptionsError if two sites share a baseline, or if a site to update has none.
 */
async function compareSiteBaselines(
  prefixedSites: readonly PrefixedSite[],
  values: FlagValues,
  streams: Streams,
): Promise<BaselineComparison | undefined> {
  const siteBaselines = prefixedSites.map(({ site: { baseline } }) => baseline);
  const baselineFiles = siteBaselines.filter((file) => file !== undefined);
  const isUpdate = values['update-baseline'] === true;
  if (isUpdate && baselineFiles.length < siteBaselines.length)
    throw new OptionsError('Name the file to write: --baseline FILE --update-baseline.');
  if (baselineFiles.length === 0) return undefined;
  const sharedFile = baselineFiles.find((file, index) => baselineFiles.indexOf(file) !== index);
  if (sharedFile !== undefined) {
    const name = relative(streams.cwd, sharedFile);
    throw new OptionsError(`Several sites have the baseline ${name}: set a file for each, or use --baseline FILE.`);
  }
  const { checkScope, compareWithBaseline } = await import('./baseline.ts');
  const results: BaselineComparison[] = [];
  for (const { prefix, site } of prefixedSites) {
    const { baseline, diagnostics, ok } = site;
    const result =
      baseline === undefined
        ? { diagnostics, ok, baseline: undefined, stream: undefined }
        : await compareWithBaseline(site, relative(streams.cwd, baseline), isUpdate, checkScope(site, values), streams);
    results.push({ ...result, diagnostics: result.diagnostics.map((item) => prefixPaths(item, prefix)) });
  }
  const collectEntries = (kind: 'stale' | 'unchecked') =>
    results.flatMap(({ baseline }, index) =>
      (baseline?.[kind] ?? []).map((entry) => ({ ...entry, file: `${prefixedSites[index]?.prefix}${entry.file}` })),
    );
  const diagnostics = results.flatMap((result) => result.diagnostics);
  return {
    diagnostics,
    ok: passes(diagnostics, Math.min(...prefixedSites.map(({ site }) => site.maxWarnings))),
    baseline: {
      name: baselineFiles.map((file) => relative(streams.cwd, file)).join(', '),
      known: results.reduce((total, { baseline }) => total + (baseline?.known ?? 0), 0),
      stale: collectEntries('stale'),
      unchecked: collectEntries('unchecked'),
    },
    stream: undefined,
  };
}

async function readIgnored({ prefix, site }: PrefixedSite) {
  return (await site.ignored()).map(
    ({ diagnostic, reason }): IgnoredDiagnostic => ({ diagnostic: prefixPaths(diagnostic, prefix), reason }),
  );
}

function prefixPaths(diagnostic: Diagnostic, prefix: string): Diagnostic {
  const { file, related } = diagnostic;
  return {
    ...diagnostic,
    file: prefix + file,
    related: related.map((relatedLocation) => ({ ...relatedLocation, file: prefix + relatedLocation.file })),
  };
}
