import { formatDiagnostics, pluralize, summarize } from '../../core/diagnostics.ts';
import { OptionsError } from '../../core/values.ts';
import { generators } from '../../generators/all.ts';
import { SiteWriter } from '../../generators/rendering.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { wordOf } from '../generator-words.ts';
import { prefixOf } from '../site-flags.ts';
import type { Streams } from '../streams.ts';

/** Generators that `generate --for` supports, by name. They build a site from files, without a plugin. */
const byName = new Map(
  generators.flatMap((each) => (each.generator === undefined ? [] : [[wordOf(each), each] as const])),
);

export const forWords: readonly string[] = [...byName.keys()];

/** Writes a complete site for a generator, and reports its findings. */
export async function generateFor(
  name: string,
  { site, root, folder, where }: { site: ResolvedSite; root: string; folder: string; where: string },
  { out, err, cwd }: Streams,
): Promise<number> {
  const manifest = byName.get(name);
  const generator = await manifest?.generator?.();
  if (manifest === undefined || generator === undefined) {
    throw new OptionsError(`generate --for supports only ${forWords.join(', ')}; got ${name}.`);
  }
  const { added, changed, same, findings } = await new SiteWriter(manifest, generator, cwd).write(site, folder, true);
  const located = await site.locate(findings);
  const all = {
    ...site,
    sources: new Map([...site.sources, ...located.sources]),
    diagnostics: [...site.diagnostics, ...located.diagnostics],
    ok: site.ok && located.ok,
  };
  out(`wrote ${pluralize(added.length + changed.length, 'page')} to ${where}${unchanged(same.length)}\n`);
  const report = formatDiagnostics(all, { prefix: prefixOf(root) });
  if (report !== '') err(`${report}\n\n${summarize(all)}\n`);
  return all.ok ? 0 : 1;
}

export function unchanged(same: number): string {
  return same > 0 ? `, ${same} unchanged` : '';
}
