import { relative } from 'node:path';
import { passes } from '../core/diagnostics.ts';
import type { AnswerLinks } from '../core/external-answers.ts';
import type { IgnoredDiagnostic } from '../core/judge.ts';
import { type Diagnostic, OptionsError } from '../core/values.ts';
import { type ResolvedSite, resolveSite } from '../site/resolve.ts';
import type { FlagValues } from './arguments.ts';
import type { Compared } from './baseline.ts';
import type { SettingsInUse } from './check-report.ts';
import { optionsOfCheck } from './feedback-findings.ts';
import { findSite, prefixOf } from './site-flags.ts';
import type { Streams } from './streams.ts';

export type CheckedSites = Pick<
  ResolvedSite,
  'ok' | 'diagnostics' | 'sources' | 'maxWarnings' | 'counts' | 'checkSettings' | 'root' | 'ignored' | 'baseline'
> & {
  readonly settings?: readonly SettingsInUse[];
  /** Set for several sites, each of which is compared with its own baseline. */
  readonly compared?: Compared | undefined;
};

const ofOne = ['watch', 'since', 'new-since', 'for'];

/**
 * Finds the docs folders to check as one report: two or more on the command line, or those of the option `sites`. Empty
 * if neither is given.
 *
 * @throws OptionsError for flags that work only with a single site.
 */
export async function severalSites(
  names: readonly string[],
  values: FlagValues,
  cwd: string,
): Promise<readonly string[]> {
  const roots = names.length === 0 ? await sitesOfSettings(values, cwd) : [...new Set(names)];
  if (roots.length < 2 && names.length > 0) return [];
  const flag = roots.length < 2 ? undefined : ofOne.find((name) => values[name] !== undefined);
  if (flag !== undefined) throw new OptionsError(`--${flag} takes one folder; got ${roots.join(' and ')}.`);
  return roots;
}

async function sitesOfSettings(values: FlagValues, cwd: string): Promise<readonly string[]> {
  const { sites } = await findSite(values, undefined, cwd);
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
  external: AnswerLinks,
): Promise<CheckedSites> {
  const { cwd } = streams;
  const parts: Part[] = [];
  const settings: SettingsInUse[] = [];
  for (const root of roots) {
    const { options, ...rest } = await findSite(values, root, cwd);
    settings.push(rest);
    const site = await resolveSite(optionsOfCheck(options, values), undefined, { external, keepsAccepted: true });
    parts.push({ prefix: prefixOf(root), site });
  }
  const compared = values.baseline === undefined ? await compareEach(parts, values, streams) : undefined;
  const sites = parts.map(({ site }) => site);
  const sum = (count: (site: ResolvedSite) => number): number => sites.reduce((all, site) => all + count(site), 0);
  const diagnostics = parts.flatMap(({ prefix, site }) => site.diagnostics.map((item) => placedBelow(item, prefix)));
  const maxWarnings = Math.min(...sites.map((site) => site.maxWarnings));
  return {
    diagnostics,
    maxWarnings,
    baseline: undefined,
    compared,
    ok: passes(diagnostics, maxWarnings),
    sources: new Map(
      parts.flatMap(({ prefix, site }) => [...site.sources].map(([file, text]) => [prefix + file, text])),
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
    ignored: async () => (await Promise.all(parts.map(ignoredBelow))).flat(),
  };
}

interface Part {
  readonly prefix: string;
  readonly site: ResolvedSite;
}

/**
 * Applies, or updates, the baseline of each site.
 *
 * @returns `undefined` if no site has a baseline.
 * @throws OptionsError if two sites share a baseline, or if a site to update has none.
 */
async function compareEach(
  parts: readonly Part[],
  values: FlagValues,
  streams: Streams,
): Promise<Compared | undefined> {
  const files = parts.map(({ site: { baseline } }) => baseline);
  const named = files.filter((file) => file !== undefined);
  const update = values['update-baseline'] === true;
  if (update && named.length < files.length)
    throw new OptionsError('Name the file to write: --baseline FILE --update-baseline.');
  if (named.length === 0) return undefined;
  const shared = named.find((file, index) => named.indexOf(file) !== index);
  if (shared !== undefined) {
    const name = relative(streams.cwd, shared);
    throw new OptionsError(`Several sites have the baseline ${name}: set a file for each, or use --baseline FILE.`);
  }
  const { checkScope, compareWithBaseline } = await import('./baseline.ts');
  const results: Compared[] = [];
  for (const { prefix, site } of parts) {
    const { baseline, diagnostics, ok } = site;
    const result =
      baseline === undefined
        ? { diagnostics, ok, baseline: undefined, stream: undefined }
        : await compareWithBaseline(site, relative(streams.cwd, baseline), update, checkScope(site, values), streams);
    results.push({ ...result, diagnostics: result.diagnostics.map((item) => placedBelow(item, prefix)) });
  }
  const entriesOf = (kind: 'stale' | 'unchecked') =>
    results.flatMap(({ baseline }, index) =>
      (baseline?.[kind] ?? []).map((entry) => ({ ...entry, file: `${parts[index]?.prefix}${entry.file}` })),
    );
  const diagnostics = results.flatMap((result) => result.diagnostics);
  return {
    diagnostics,
    ok: passes(diagnostics, Math.min(...parts.map(({ site }) => site.maxWarnings))),
    baseline: {
      name: named.map((file) => relative(streams.cwd, file)).join(', '),
      known: results.reduce((all, { baseline }) => all + (baseline?.known ?? 0), 0),
      stale: entriesOf('stale'),
      unchecked: entriesOf('unchecked'),
    },
    stream: undefined,
  };
}

async function ignoredBelow({ prefix, site }: Part) {
  return (await site.ignored()).map(
    ({ diagnostic, reason }): IgnoredDiagnostic => ({ diagnostic: placedBelow(diagnostic, prefix), reason }),
  );
}

function placedBelow(diagnostic: Diagnostic, prefix: string): Diagnostic {
  const { file, related } = diagnostic;
  return {
    ...diagnostic,
    file: prefix + file,
    related: related.map((other) => ({ ...other, file: prefix + other.file })),
  };
}
