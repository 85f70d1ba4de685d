import picocolors from 'picocolors';
import { formatDiagnostics, summarize } from '../diagnostics/report/pretty.ts';
import { count } from '../diagnostics/report/text.ts';
import type { ResolvedSite } from '../resolve.ts';

/** What a run came to, beside the site. */
export interface CheckResult {
  readonly root: string;
  readonly ok: boolean;
  /** Warnings that are allowed, and that there are. */
  readonly most: number;
  readonly warnings: number;
  readonly milliseconds: number;
}

/** The report of `check` for people: every diagnostic, then one line that says how it went. */
export function formatCheck(site: ResolvedSite, { root, ok, most, warnings, milliseconds }: CheckResult): string {
  const prefix = root === '.' ? '' : `${root.replace(/\/+$|docs\.json$/g, '').replace(/\/+$/, '')}/`;
  const report = formatDiagnostics(site, { prefix });
  const mark = ok ? picocolors.green('passed') : picocolors.red('failed');
  const limit = site.ok && warnings > most ? ` (at most ${count(most, 'warning')} allowed)` : '';
  const time = picocolors.dim(`in ${milliseconds} ms`);
  const line = `${mark} ${summarize(site.diagnostics)}${limit}, ${count(site.counts.pages, 'page')} ${time}`;
  return report === '' ? line : `${report}\n\n${line}`;
}
