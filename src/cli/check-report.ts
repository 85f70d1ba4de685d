import { colorsFor } from '../diagnostics/report/colors.ts';
import { formatDiagnostics, summarize } from '../diagnostics/report/pretty.ts';
import { count } from '../diagnostics/report/text.ts';
import type { ResolvedSite } from '../resolve.ts';

/** The report of `check` for people: every diagnostic, then one line that says how it went. */
export function formatCheck(site: ResolvedSite, root: string, milliseconds: number): string {
  const folder = root.replace(/(?:^|\/)docs\.json$/, '').replace(/\/+$/, '');
  const report = formatDiagnostics(site, { prefix: folder === '.' || folder === '' ? '' : `${folder}/` });
  const colors = colorsFor();
  const mark = site.ok ? colors.green('passed') : colors.red('failed');
  const time = colors.dim(`in ${milliseconds} ms`);
  const line = `${mark} ${summarize(site)}, ${count(site.counts.pages, 'page')} ${time}`;
  return report === '' ? line : `${report}\n\n${line}`;
}
