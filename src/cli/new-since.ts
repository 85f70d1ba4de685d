import { applyBaseline, passes } from '../core/diagnostics.ts';
import { renamesSince } from '../core/host.ts';
import type { Options } from '../core/options.ts';
import type { Diagnostic } from '../core/values.ts';
import { type ResolvedSite, resolveSite } from '../sites/resolve.ts';
import type { CheckedSites } from './check-sites.ts';
import { filesAt } from './earlier-site.ts';

/** What was wrong with a site at a revision. */
export interface EarlierFindings {
  /** The revision as it was named. */
  readonly name: string;
  /** Under the names that files have today. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks a site as it was at a revision, with the options of today. Nothing is checked out.
 *
 * @param more Further diagnostics of that site: what generators cannot keep. Default: none.
 * @throws OptionsError if the repository does not contain the revision.
 */
export async function findingsAt(
  options: Options,
  name: string,
  more: (site: ResolvedSite) => Promise<readonly Diagnostic[] | undefined>,
): Promise<EarlierFindings> {
  const { folder, revision, host } = await filesAt(options, name);
  const site = await resolveSite({ ...options, feedback: undefined }, host, { keepFacts: true });
  const diagnostics = (await more(site)) ?? site.diagnostics;
  const renames = await renamesSince(folder, revision);
  return { name, diagnostics: diagnostics.map((one) => ({ ...one, file: renames.get(one.file) ?? one.file })) };
}

/** What is found without what an earlier revision had too: only the rest counts. Lines are not compared. */
export function onlyNew(
  found: Pick<CheckedSites, 'diagnostics' | 'maxWarnings'>,
  { name, diagnostics: then }: EarlierFindings,
) {
  const earlier = then.map(({ code, file, message }) => ({ code, file, message, count: 1 }));
  const { diagnostics, known } = applyBaseline(found.diagnostics, earlier, { checks: new Set(), rules: new Map() });
  return { diagnostics, ok: passes(diagnostics, found.maxWarnings), old: { count: known, since: name } };
}
