/// <reference lib="dom" />
import type { PageState } from '../../../sites/explain.ts';
import type { ComparedSibling, Comparison, ReportData } from '../data.ts';
import { count, element, number } from './elements.ts';

const states: readonly (readonly [PageState | 'hidden', string])[] = [
  ['listed', 'in the navigation'],
  ['generated', 'made from a specification'],
  ['provided', 'made by another step of the build'],
  ['hidden', 'in the navigation and hidden'],
  ['unlisted', 'published, but not in the navigation'],
  ['missing', 'named in the navigation and not there'],
];
/** Missing pages that are named at once. */
const namedAtOnce = 200;

/** How the pages are covered, and languages and versions side by side. */
export function coverageView(data: ReportData, onPage: (page: number) => void): HTMLElement {
  const box = element('div', { class: 'coverage' });
  const counts = new Map<string, number>();
  for (const { is, hidden } of data.pages) {
    const state = is === 'listed' && hidden ? 'hidden' : is;
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  const present = states.filter(([state]) => counts.has(state));
  const bar = element('div', { class: 'stack', 'aria-hidden': 'true' });
  for (const [state] of present) {
    const part = element('span', { class: `is-${state}` });
    part.style.flexGrow = String(counts.get(state) ?? 0);
    bar.append(part);
  }
  box.append(
    element('h2', {}, 'Pages'),
    bar,
    element(
      'ul',
      { class: 'states' },
      ...present.map(([state, meaning]) =>
        element(
          'li',
          {},
          element('span', { class: `swatch is-${state}`, 'aria-hidden': 'true' }),
          element('b', {}, number(counts.get(state) ?? 0)),
          ` ${meaning}`,
        ),
      ),
    ),
  );
  for (const comparison of data.comparisons) box.append(comparisonOf(comparison, data));
  if (data.comparisons.length === 0) {
    box.append(element('p', { class: 'nothing' }, 'This site has one language and one version: nothing to compare.'));
  }
  box.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-page]');
    if (button !== null) onPage(Number(button.dataset.page));
  });
  return box;
}

function comparisonOf({ axis, within, first, siblings }: Comparison, data: ReportData): HTMLElement {
  const [compared] = siblings.slice(first);
  const where = within.length === 0 ? '' : ` in ${within.join(' › ')}`;
  const rows = siblings.map((sibling, index) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, sibling.label),
      element('td', { class: 'figure' }, number(sibling.pages)),
      element('td', {}, index === first ? 'the one compared with' : shareOf(sibling, compared?.pages ?? 0)),
      element('td', { class: 'figure' }, index === first ? '' : number(sibling.extra)),
      element('td', {}, index === first ? '' : missingOf(sibling, data)),
    ),
  );
  const heads = [axis, 'pages', `of ${compared?.label ?? ''}`, 'only here', 'missing'];
  return element(
    'section',
    {},
    element('h2', {}, `${axis === 'language' ? 'Languages' : 'Versions'}${where}`),
    element(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': `${axis}s side by side${where}` },
      element(
        'table',
        {},
        element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
        element('tbody', {}, ...rows),
      ),
    ),
  );
}

function shareOf({ missing }: ComparedSibling, all: number): HTMLElement {
  const has = all - missing.length;
  const share = all === 0 ? 1 : has / all;
  const bar = element('span', { class: 'share', 'aria-hidden': 'true' });
  bar.style.setProperty('--part', String(share));
  return element('span', { class: 'shared' }, bar, `${Math.floor(share * 100)} %`);
}

function missingOf({ missing }: ComparedSibling, { pages }: ReportData): HTMLElement {
  if (missing.length === 0) return element('span', {}, 'nothing');
  const list = element(
    'ul',
    {},
    ...missing
      .slice(0, namedAtOnce)
      .map((page) =>
        element(
          'li',
          {},
          element('button', { type: 'button', class: 'link', 'data-page': String(page) }, pages[page]?.route ?? ''),
        ),
      ),
  );
  if (missing.length > namedAtOnce) list.append(element('li', {}, `and ${number(missing.length - namedAtOnce)} more`));
  return element('details', {}, element('summary', {}, count(missing.length, 'page')), list);
}
