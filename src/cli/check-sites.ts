import { dirname, relative, resolve } from 'node:path';
import { passes } from '../core/diagnostics.ts';
import type { AnswerLinks } from '../core/external-answers.ts';
import { type Diagnostic, OptionsError } from '../core/values.ts';
import { type IgnoredDiagnostic, type ResolvedSite, resolveSite } from '../sites/resolve.ts';
import type { FlagValues } from './arguments.ts';
import { findSite, prefixOf } from './site-flags.ts';

/** What a check tells of one site, or of several together. */
export type CheckedSites = Pick<
  ResolvedSite,
  'ok' | 'diagnostics' | 'sources' | 'maxWarnings' | 'counts' | 'lookedFor' | 'root' | 'ignored'
>;

/** Flags that are about one site. */
const ofOne = ['watch', 'since', 'new-since', 'for'];

/**
 * The docs folders that a check is about, from the working directory: those that are named, or those of the option `sites`.
 * None if it is one, which is found as always.
 *
 * @throws OptionsError for flags that take one folder only.
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
  const { options, configFile } = await findSite(values, undefined, cwd);
  if (configFile === undefined) return [];
  return (options.sites ?? []).map((site) => relative(cwd, resolve(dirname(configFile), site)) || '.');
}

/**
 * Checks several docs folders. Each has its own settings, and files are named from the working directory.
 *
 * @param roots As they were given.
 * @param external Gets the answers about links to other sites, for all folders.
 */
export async function checkSites(
  roots: readonly string[],
  values: FlagValues,
  cwd: string,
  external: AnswerLinks,
): Promise<CheckedSites> {
  const parts: { readonly prefix: string; readonly site: ResolvedSite }[] = [];
  for (const root of roots) {
    const { options } = await findSite(values, root, cwd);
    const site = await resolveSite({ ...options, feedback: undefined }, undefined, { external });
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
