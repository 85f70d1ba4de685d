/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { groupBy } from '../../core/values.ts';
import type { ReportPage } from '../data.ts';
import { FindingBlock } from './finding.tsx';
import { ancestorsOf, computeTotals, type Outline, type OutlineNode } from './outline.ts';
import { formatCount, formatNumber, formatSize } from './text.ts';

/** Maximum number of causes in the details of a section, which may have thousands. The findings view lists all. */
const maxCauses = 50;

export function Details({ outline, node }: { readonly outline: Outline; readonly node: OutlineNode }): VNode {
  const { label, kind, href, target } = node;
  const { findings, pages } = computeTotals(outline, node);
  const causes = [...groupBy(findings, ({ cause }) => cause).values()];
  const properties = target === undefined ? { kind, pages: formatNumber(pages) } : createPageProperties(target);
  return (
    <>
      <p class="trail">
        {ancestorsOf(outline, node)
          .map((ancestor) => ancestor.label)
          .join(' › ')}
      </p>
      <h2>{target?.title ?? (label.trim() === '' ? '(no name)' : label)}</h2>
      <dl>
        {Object.entries({ ...properties, 'links to': href }).map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3>{findings.size === 0 ? 'Nothing is wrong here' : formatCount(findings.size, 'finding')}</h3>
      {causes.slice(0, maxCauses).map((cause) => (
        <FindingBlock key={cause[0].cause} outline={outline} cause={cause} onMap={undefined} renderAll={false} />
      ))}
      {causes.length > maxCauses && (
        <p>The list of findings has {formatNumber(causes.length - maxCauses)} more blocks.</p>
      )}
    </>
  );
}

function createPageProperties(page: ReportPage): Readonly<Record<string, string | undefined>> {
  const { route, file, size: bytes, state, hidden, method, feedback, change } = page;
  const { yes = 0, no = 0 } = feedback?.helpful ?? {};
  return {
    address: route,
    file: file ?? undefined,
    size: bytes === undefined ? undefined : formatSize(bytes),
    method,
    state: hidden === true ? `${state}, hidden` : state,
    feedback: feedback && `${formatNumber(feedback.open)} open of ${formatNumber(feedback.total)}`,
    helpful:
      yes + no === 0 ? undefined : `${Math.round((100 * yes) / (yes + no))} % of ${formatCount(yes + no, 'reader')}`,
    'last feedback': feedback?.last?.slice(0, 10),
    'last 30 days':
      change === undefined ? undefined : change > 0 ? `+${change}` : change === 0 ? 'no change' : `${change}`,
  };
}
