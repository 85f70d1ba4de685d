/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { groupBy } from '../../core/values.ts';
import type { ReportPage } from '../data.ts';
import { FindingBlock } from './finding.tsx';
import { ancestorsOf, type Outline, type OutlineNode, totalsOf } from './outline.ts';
import { count, number, size } from './text.ts';

/** Blocks that are shown of one node: a section may have thousands. */
const shownAtMost = 50;

/** What there is to know of a node. */
export function Details({ outline, node }: { readonly outline: Outline; readonly node: OutlineNode }): VNode {
  const { label, kind, href, leadsTo } = node;
  const { findings, pages } = totalsOf(outline, node);
  const causes = [...groupBy(findings, ({ cause }) => cause).values()];
  const facts = leadsTo === undefined ? { kind, pages: number(pages) } : factsOf(leadsTo);
  return (
    <>
      <p class="trail">
        {ancestorsOf(outline, node)
          .map((around) => around.label)
          .join(' › ')}
      </p>
      <h2>{leadsTo?.title ?? (label.trim() === '' ? '(no name)' : label)}</h2>
      <dl>
        {Object.entries({ ...facts, 'leads to': href }).map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3>{findings.size === 0 ? 'Nothing is wrong here' : count(findings.size, 'finding')}</h3>
      {causes.slice(0, shownAtMost).map((cause) => (
        <FindingBlock key={cause[0].cause} outline={outline} cause={cause} onMap={undefined} isWhole={false} />
      ))}
      {causes.length > shownAtMost && (
        <p>The list of findings has {number(causes.length - shownAtMost)} more blocks.</p>
      )}
    </>
  );
}

function factsOf(page: ReportPage): Readonly<Record<string, string | undefined>> {
  const { route, file, size: bytes, is, hidden, method, feedback, change } = page;
  const { yes = 0, no = 0 } = feedback?.helpful ?? {};
  return {
    address: route,
    file: file ?? undefined,
    size: bytes === undefined ? undefined : size(bytes),
    method,
    state: hidden === true ? `${is}, hidden` : is,
    feedback: feedback && `${number(feedback.open)} open of ${number(feedback.total)}`,
    helpful: yes + no === 0 ? undefined : `${Math.round((100 * yes) / (yes + no))} % of ${count(yes + no, 'reader')}`,
    'last said': feedback?.last?.slice(0, 10),
    'last 30 days':
      change === undefined ? undefined : change > 0 ? `+${change}` : change === 0 ? 'no change' : `${change}`,
  };
}
