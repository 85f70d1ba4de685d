import { formatDiagnostics, pluralize, summarize } from '../../core/diagnostics.ts';
import { OptionsError } from '../../core/values.ts';
import { generators } from '../../generators/all.ts';
import { SiteWriter } from '../../generators/rendering.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { toGeneratorChoice } from '../generator-words.ts';
import { getPathPrefix } from '../site-flags.ts';
import type { Streams } from '../streams.ts';

/** Generators that `generate --for` supports, by name. They build a site from files, without a plugin. */
const manifestByName = new Map(
  generators.flatMap((manifest) =>
    manifest.generator === undefined ? [] : [[toGeneratorChoice(manifest), manifest] as const],
  ),
);

export const fileGeneratorNames: readonly string[] = [...manifestByName.keys()];

/** Writes a complete site for a generator, and reports its findings. */
export async function generateFor(
  name: string,
  { site, root, folder, where }: { site: ResolvedSite; root: string; folder: string; where: string },
  { out, err, cwd }: Streams,
): Promise<number> {
  const manifest = manifestByName.get(name);
  const generator = await manifest?.generator?.();
  if (manifest === undefined || generator === undefined) {
    throw new OptionsError(`generate --for supports only ${fileGeneratorNames.join(', ')}; got ${name}.`);
  }
  const { added, changed, same, findings } = await new SiteWriter(manifest, generator, cwd).write(site, folder, true);
  const reportedSite = { ...site, ...(await site.locateTogether(findings)) };
  out(`wrote ${pluralize(added.length + changed.length, 'page')} to ${where}${formatUnchanged(same.length)}\n`);
  const report = formatDiagnostics(reportedSite, { prefix: getPathPrefix(root) });
  if (report !== '') err(`${report}\n\n${summarize(reportedSite)}\n`);
  return reportedSite.ok ? 0 : 1;
}

export function formatUnchanged(count: number): string {
  return count > 0 ? `, ${count} unchanged` : '';
}
