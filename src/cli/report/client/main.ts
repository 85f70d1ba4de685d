/// <reference lib="dom" />
import type { Severity } from '../../../core/values.ts';
import type { ReportData } from '../data.ts';
import { coverageView } from './coverage-view.ts';
import { detailsOf } from './details.ts';
import { count, element, number } from './elements.ts';
import { choicesOf, isEverything, wantedNodes } from './filter.ts';
import { MapView, signs } from './map-view.ts';
import { type Outline, readOutline } from './outline.ts';
import { type Measure, Overview } from './overview.ts';
import { ProblemList } from './problem-list.ts';
import { tabsOf } from './tabs.ts';

const names = { error: 'errors', warning: 'warnings', info: 'notes' } as const;
const severities: readonly Severity[] = ['error', 'warning', 'info'];

function start(): void {
  const text = document.getElementById('data')?.textContent ?? '';
  const outline = readOutline(JSON.parse(text) as ReportData);
  const { data } = outline;
  const aside = element('aside', { class: 'details', 'aria-label': 'Details', 'aria-live': 'polite', tabindex: '0' });
  const look = (index: number): void => aside.replaceChildren(detailsOf(outline, index));
  const map = new MapView(outline, look);
  const goTo = (index: number): void => {
    tabs.choose('map');
    map.goTo(index);
    map.box.focus({ preventScroll: true });
  };
  const strip = new Overview(outline, goTo);
  const list = new ProblemList(outline, goTo);
  const coverage = coverageView(data, (page) => {
    const node = outline.nodeOfPage[page] ?? -1;
    if (node !== -1) goTo(node);
  });
  const tabs = tabsOf([
    [
      'map',
      'Map',
      element('div', { class: 'split' }, element('div', { class: 'tree' }, foldButtons(map), map.box), aside),
    ],
    ['problems', `Problems (${number(data.problems.length)})`, list.box],
    ['coverage', 'Coverage', coverage],
  ]);
  const status = element('p', { class: 'status', role: 'status' });
  const wishes = { search: '', severities: new Set<Severity>(), sections: new Map<string, string>() };
  const update = (): void => {
    const wanted = isEverything(wishes) ? undefined : wantedNodes(outline, wishes);
    map.show(wanted);
    strip.show(wanted);
    const problems = list.show(wanted, wishes.severities, wishes.search);
    const pages = new Set(
      data.nodes.flatMap(({ page }, index) => (page !== undefined && wanted?.[index] ? [page] : [])),
    );
    status.textContent =
      wanted === undefined ? '' : `${count(pages.size, 'page')} and ${count(problems, 'problem')} shown`;
  };
  document.body.append(
    header(data),
    element('section', { class: 'strip', 'aria-label': 'Overview' }, measures(outline, strip), strip.box),
    controls(outline, wishes, update),
    status,
    tabs.box,
  );
  update();
  if (data.nodes.length > 0) map.goTo(Math.max(0, outline.nodeOfProblem.find((node) => node !== -1) ?? 0));
  const setWhole = (isWhole: boolean): void => {
    map.setWhole(isWhole);
    list.setWhole(isWhole);
  };
  addEventListener('beforeprint', () => setWhole(true));
  addEventListener('afterprint', () => setWhole(false));
}

function header(data: ReportData): HTMLElement {
  const figures = severities.map((severity) => {
    const total = data.problems.filter((problem) => problem.severity === severity).length;
    const noun = total === 1 ? names[severity].slice(0, -1) : names[severity];
    return element('li', { class: total > 0 ? `is-${severity}` : '' }, element('b', {}, number(total)), ` ${noun}`);
  });
  return element(
    'header',
    {},
    element(
      'div',
      {},
      element('p', { class: 'what' }, 'Navigation report'),
      element('h1', {}, data.name || 'Documentation'),
    ),
    element(
      'p',
      { class: `verdict ${data.ok ? 'is-ok' : 'is-failed'}` },
      data.ok ? '✓ The build passes' : '✕ The build fails',
    ),
    element(
      'ul',
      { class: 'figures' },
      element('li', {}, element('b', {}, number(data.pages.length)), ' pages'),
      ...figures,
    ),
  );
}

function measures({ data }: Outline, strip: Overview): HTMLElement {
  const offered: (readonly [Measure, string])[] = [['problems', 'Problems']];
  if (data.feedbackAt !== undefined) offered.push(['feedback', 'Open feedback']);
  offered.push(['size', 'Size']);
  const box = element('fieldset', { class: 'measures' }, element('legend', {}, 'Color by'));
  for (const [value, label] of offered) {
    const input = element('input', { type: 'radio', name: 'measure', value });
    input.checked = value === 'problems';
    input.addEventListener('change', () => strip.setMeasure(value));
    box.append(element('label', {}, input, ` ${label}`));
  }
  return box;
}

interface Wanted {
  search: string;
  readonly severities: Set<Severity>;
  readonly sections: Map<string, string>;
}

function controls(outline: Outline, wishes: Wanted, update: () => void): HTMLElement {
  const search = element('input', {
    type: 'search',
    placeholder: 'Search titles, addresses, files',
    'aria-label': 'Search',
  });
  search.addEventListener('input', () => {
    wishes.search = search.value.trim().toLowerCase();
    update();
  });
  const chips = severities
    .filter((severity) => outline.data.problems.some((problem) => problem.severity === severity))
    .map((severity) => {
      const chip = element(
        'button',
        { type: 'button', class: `chip is-${severity}`, 'aria-pressed': 'false' },
        element('span', { 'aria-hidden': 'true' }, signs[severity]),
        ` Only ${names[severity]}`,
      );
      chip.addEventListener('click', () => {
        const isOn = !wishes.severities.has(severity);
        if (isOn) wishes.severities.add(severity);
        else wishes.severities.delete(severity);
        chip.setAttribute('aria-pressed', String(isOn));
        update();
      });
      return chip;
    });
  const selects = [...choicesOf(outline)].map(([axis, labels]) => {
    const select = element('select', { 'aria-label': axis }, element('option', { value: '' }, `Every ${axis}`));
    for (const label of labels) select.append(element('option', { value: label }, label));
    select.addEventListener('change', () => {
      if (select.value === '') wishes.sections.delete(axis);
      else wishes.sections.set(axis, select.value);
      update();
    });
    return select;
  });
  return element('form', { class: 'controls', role: 'search' }, search, ...chips, ...selects);
}

function foldButtons(map: MapView): HTMLElement {
  const open = element('button', { type: 'button', class: 'link' }, 'Open all');
  const close = element('button', { type: 'button', class: 'link' }, 'Close all');
  open.addEventListener('click', () => map.setAll(true));
  close.addEventListener('click', () => map.setAll(false));
  return element('p', { class: 'folding' }, open, close);
}

start();
