/// <reference lib="dom" />
import type { ReportPage, ReportProblem } from '../data.ts';
import { count, element, number, size } from './elements.ts';
import { signs } from './map-view.ts';
import { ancestorsOf, type Outline, pageOf, problemsOf } from './outline.ts';

/** Problems that are shown of one node: of a section there may be thousands. */
const shownAtMost = 100;

/** What there is to know of a node. */
export function detailsOf(outline: Outline, index: number): HTMLElement {
  const { data, totals, end } = outline;
  const node = data.nodes[index] as (typeof data.nodes)[number];
  const page = pageOf(data, node);
  const total = totals[index] as (typeof totals)[number];
  const trail = ancestorsOf(data, index).map((at) => data.nodes[at]?.label ?? '');
  const box = element('div', {});
  if (trail.length > 0) box.append(element('p', { class: 'trail' }, trail.join(' › ')));
  box.append(element('h2', {}, page?.title ?? (node.label.trim() === '' ? '(no name)' : node.label)));
  const facts: (readonly [string, string])[] = [];
  if (page === undefined) facts.push(['kind', node.kind], ['pages', number(total.pages)]);
  else facts.push(...factsOf(page));
  if (node.href !== undefined) facts.push(['leads to', node.href]);
  const list = element('dl', {});
  for (const [name, value] of facts) list.append(element('dt', {}, name), element('dd', {}, value));
  box.append(list);
  const own = end[index] === index + 1 ? problemsOf(data, index) : problemsBelow(outline, index);
  if (own.length > 0) {
    box.append(element('h3', {}, count(own.length, 'problem')));
    for (const problem of own.slice(0, shownAtMost)) {
      box.append(problemOf(data.problems[problem] as ReportProblem, data.pages));
    }
    if (own.length > shownAtMost) {
      box.append(element('p', {}, `and ${number(own.length - shownAtMost)} more: the list of problems has them all.`));
    }
  } else box.append(element('p', { class: 'nothing' }, 'Nothing is wrong here.'));
  return box;
}

function factsOf({ route, file, size: bytes, is, hidden, method, feedback, change }: ReportPage): [string, string][] {
  const facts: [string, string][] = [['address', route]];
  if (file !== null) facts.push(['file', file]);
  if (bytes !== undefined) facts.push(['size', size(bytes)]);
  if (method !== undefined) facts.push(['method', method]);
  facts.push(['state', hidden ? `${is}, hidden` : is]);
  if (feedback !== undefined) {
    const { yes, no } = feedback.helpful;
    facts.push(['feedback', `${number(feedback.open)} open of ${number(feedback.total)}`]);
    if (yes + no > 0) facts.push(['helpful', `${number(yes)} of ${count(yes + no, 'reader')}`]);
    if (feedback.last !== null) facts.push(['last said', feedback.last.slice(0, 10)]);
  }
  if (change !== undefined)
    facts.push(['last 30 days', change === 0 ? 'no change' : `${change > 0 ? '+' : ''}${change}`]);
  return facts;
}

function problemsBelow(outline: Outline, index: number): readonly number[] {
  const found = new Set<number>();
  for (let at = index; at < (outline.end[index] as number); at++) {
    for (const problem of problemsOf(outline.data, at)) found.add(problem);
  }
  return [...found];
}

function problemOf(problem: ReportProblem, pages: readonly ReportPage[]): HTMLElement {
  const { code, severity, message, help, file, line, column, link } = problem;
  const meant = link?.to === null || link?.to === undefined ? undefined : pages[link.to]?.route;
  return element(
    'div',
    { class: 'finding' },
    element(
      'p',
      { class: 'code' },
      element('span', { class: `sign is-${severity}` }, signs[severity]),
      ` ${severity} `,
      element('code', {}, code),
    ),
    element('p', { class: 'place' }, `${file}:${line}:${column}`),
    element('p', {}, message),
    help === undefined ? undefined : element('p', { class: 'help' }, help),
    meant === undefined || help?.includes(meant) ? undefined : element('p', { class: 'help' }, `Probably ${meant}.`),
  );
}
