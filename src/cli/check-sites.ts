import { relative } from 'node:path';
import { passes } from '../core/diagnostics.ts';
import type { AnswerLinks } from '../core/external-answers.ts';
import { type Diagnostic, OptionsError } from '../core/values.ts';
import { type IgnoredDiagnostic, type ResolvedSite, resolveSite } from '../site/resolve.ts';
import type { FlagValues } from './arguments.ts';
import type { SettingsInUse } from './check-report.ts';
import { optionsOfCheck } from './feedback-findings.ts';
import { findSite, prefixOf } from './site-flags.ts';

/** Result of a check of one or several sites. */
export type CheckedSites = Pick<
  ResolvedSite,
  'ok' | 'diagnostics' | 'sources' | 'maxWarnings' | 'counts' | 'lookedFor' | 'root' | 'ignored'
> & { readonly settings?: readonly SettingsInUse[] };

/** Flags that accept a single site only. */
const ofOne = ['watch', 'since', 'new-since', 'for'];

/**
 * Docs folders named on the command line or in the option `sites`. Empty for a single site.
 *
 * @throws OptionsError for flags that accept a single site only.
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
 * @param roots As given by the user.
 * @param external Answers about links to other sites, shared by all folders.
 */
export async function checkSites(
  roots: readonly string[],
  values: FlagValues,
  cwd: string,
  external: AnswerLinks,
): Promise<CheckedSites> {
  const parts: { readonly prefix: string; readonly site: ResolvedSite }[] = [];
  const settings: SettingsInUse[] = [];
  for (const root of roots) {
    const { options, ...others } = await findSite(values, root, cwd);
    settings.push(others);
    const site = await resolveSite(optionsOfCheck(options, values), undefined, { external });
    parts.push({ prefix: prefixOf(root), site });
  }
  const sites = parts.map(({ site }) => site);
  const sum = (count: (site: ResolvedSite) => number): number => sites.reduce((all, site) => all + count(site), 0);
  const diagnostics = parts.flatMap(({ prefix, site }) => site.diagnostics.map((one) => placedBelow(one, prefix)));
  const maxWarnings = Math.min(...sites.map((site) => site.maxWarnings));
  return {
    diagnostics,
    maxWarnings,
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
    lookedFor: {
      content: sites.every(({ lookedFor }) => lookedFor.content),
      external: sites.every(({ lookedFor }) => lookedFor.external),
      rules: new Map(sites.flatMap(({ lookedFor }) => [...lookedFor.rules])),
    },
    root: cwd,
    settings,
    ignored: async () => (await Promise.all(parts.map(ignoredBelow))).flat(),
  };
}

async function ignoredBelow({ prefix, site }: { readonly prefix: string; readonly site: ResolvedSite }) {
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
