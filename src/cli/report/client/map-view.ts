/// <reference lib="dom" />
import type { Severity } from '../../../core/values.ts';
import { count, element, number, size } from './elements.ts';
import { shownNodes } from './filter.ts';
import { ancestorsOf, type Outline, pageOf } from './outline.ts';
import { VirtualList } from './virtual-list.ts';

/** Nodes that are open at first: all, up to this many; else the first two levels. */
const openAtMost = 300;
const severities: readonly Severity[] = ['error', 'warning', 'info'];
/** Signs for those who see no colors. */
export const signs = { error: '✕', warning: '!', info: 'i' } as const;

/** The navigation as a tree to fold, each row with its problems, feedback and size. */
export class MapView {
  readonly box: HTMLElement;
  readonly #outline: Outline;
  readonly #list: VirtualList;
  readonly #onChoice: (index: number) => void;
  readonly #changed = new Map<number, boolean>();
  #wanted: readonly boolean[] | undefined;
  #shown: readonly number[] = [];
  #current = 0;

  /** @param onChoice Told which node the reader looks at. */
  constructor(outline: Outline, onChoice: (index: number) => void) {
    this.#outline = outline;
    this.#onChoice = onChoice;
    this.box = element('div', { class: 'map', role: 'tree', tabindex: '0', 'aria-label': 'Navigation' });
    const height = (): number => Number.parseFloat(getComputedStyle(this.box).getPropertyValue('--row')) || 32;
    this.#list = new VirtualList(this.box, height, (position) => this.#row(position));
    this.box.addEventListener('keydown', (event) => this.#onKey(event));
    this.box.addEventListener('click', (event) => this.#onClick(event));
  }

  /** Shows what is wanted; undefined for everything. */
  show(wanted: readonly boolean[] | undefined): void {
    this.#wanted = wanted;
    this.#update();
  }

  /** Opens what is around a node, goes there and looks at it. */
  goTo(index: number): void {
    for (const around of ancestorsOf(this.#outline.data, index)) this.#changed.set(around, true);
    this.#update();
    this.#choose(Math.max(this.#shown.indexOf(index), 0));
  }

  /** Opens or closes everything. */
  setAll(isOpen: boolean): void {
    for (const index of this.#outline.data.nodes.keys()) this.#changed.set(index, isOpen);
    this.#update();
  }

  /** For paper, which shows every row. */
  setWhole(isWhole: boolean): void {
    this.#list.setWhole(isWhole);
  }

  #update(): void {
    this.#shown = shownNodes(this.#outline, this.#wanted, (index) => this.#isOpen(index));
    if (!this.#shown.includes(this.#current)) this.#current = this.#shown[0] ?? 0;
    this.#list.show(this.#shown.length);
    this.#point();
  }

  /** What a search has found is open, since it was looked for. */
  #isOpen(index: number): boolean {
    const { data, depth } = this.#outline;
    const usual = this.#wanted !== undefined || data.nodes.length <= openAtMost || (depth[index] as number) < 1;
    return this.#changed.get(index) ?? usual;
  }

  #isParent(index: number): boolean {
    return (this.#outline.end[index] as number) > index + 1;
  }

  #choose(position: number): void {
    const index = this.#shown[position];
    if (index === undefined) return;
    this.#current = index;
    this.#list.reveal(position);
    this.#point();
    this.#onChoice(index);
  }

  #point(): void {
    this.box.setAttribute('aria-activedescendant', `node-${this.#current}`);
  }

  #fold(index: number, isOpen: boolean): void {
    this.#changed.set(index, isOpen);
    this.#update();
  }

  #onClick(event: MouseEvent): void {
    const row = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (row === null) return;
    const index = Number(row.dataset.index);
    if ((event.target as Element).closest('.twisty') !== null) this.#fold(index, !this.#isOpen(index));
    else this.#choose(this.#shown.indexOf(index));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const position = this.#shown.indexOf(this.#current);
    const isOpen = this.#isOpen(this.#current);
    const isParent = this.#isParent(this.#current);
    const parent = this.#outline.data.nodes[this.#current]?.parent ?? -1;
    const step = Math.max(1, Math.floor(this.box.clientHeight / 32) - 1);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => this.#choose(position + 1),
      ArrowUp: () => this.#choose(position - 1),
      PageDown: () => this.#choose(Math.min(position + step, this.#shown.length - 1)),
      PageUp: () => this.#choose(Math.max(position - step, 0)),
      Home: () => this.#choose(0),
      End: () => this.#choose(this.#shown.length - 1),
      ArrowRight: () =>
        isParent && !isOpen ? this.#fold(this.#current, true) : isParent && this.#choose(position + 1),
      ArrowLeft: () =>
        isParent && isOpen ? this.#fold(this.#current, false) : this.#choose(this.#shown.indexOf(parent)),
      Enter: () => this.#choose(position),
      ' ': () => this.#choose(position),
    };
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  #row(position: number): HTMLElement {
    const index = this.#shown[position] as number;
    const { data, depth, totals } = this.#outline;
    const node = data.nodes[index] as (typeof data.nodes)[number];
    const page = pageOf(data, node);
    const isParent = this.#isParent(index);
    const total = totals[index] as (typeof totals)[number];
    const level = depth[index] as number;
    const row = element(
      'div',
      {
        class: `row is-${node.kind}${node.hidden || page?.hidden ? ' is-hidden' : ''}`,
        id: `node-${index}`,
        role: 'treeitem',
        'data-index': String(index),
        'aria-level': String(level + 1),
        'aria-selected': String(index === this.#current),
        'aria-expanded': isParent ? String(this.#isOpen(index)) : undefined,
      },
      element('span', { class: isParent ? 'twisty' : 'leaf', 'aria-hidden': 'true' }),
      element('span', { class: 'kind' }, page?.method ?? (node.kind === 'page' ? '' : node.kind)),
      element('span', { class: 'label' }, node.label.trim() === '' ? (page?.title ?? '(no name)') : node.label),
      page !== undefined && page.is !== 'listed'
        ? element('span', { class: `state is-${page.is}` }, page.is)
        : undefined,
      element(
        'span',
        { class: 'route' },
        page?.route ?? node.href ?? (total.pages > 0 ? count(total.pages, 'page') : ''),
      ),
      this.#problems(total),
      this.#heat(page?.feedback?.open ?? (page === undefined && !this.#isOpen(index) ? total.open : undefined)),
      this.#size(page?.size),
    );
    row.style.setProperty('--level', String(level));
    return row;
  }

  #problems(total: Readonly<Record<Severity, number>>): HTMLElement {
    const marks = severities
      .filter((severity) => total[severity] > 0)
      .map((severity) =>
        element(
          'span',
          { class: `mark is-${severity}`, title: count(total[severity], severity) },
          element('span', { 'aria-hidden': 'true' }, signs[severity]),
          ` ${number(total[severity])}`,
          element('span', { class: 'unseen' }, ` ${severity}${total[severity] === 1 ? '' : 's'}`),
        ),
      );
    return element('span', { class: 'marks' }, ...marks);
  }

  #heat(open: number | undefined): HTMLElement | undefined {
    if (this.#outline.data.feedbackAt === undefined) return undefined;
    if (open === undefined || open === 0) return element('span', { class: 'heat' });
    const cell = element('span', { class: 'heat is-warm', title: `${count(open, 'open comment')}` }, number(open));
    cell.style.setProperty('--heat-part', String(Math.min(1, open / this.#outline.most.open)));
    return cell;
  }

  #size(bytes: number | undefined): HTMLElement {
    if (bytes === undefined) return element('span', { class: 'size' });
    const bar = element('span', { class: 'bar', 'aria-hidden': 'true' });
    // The root keeps small pages visible beside the largest one.
    bar.style.setProperty('--part', String(Math.sqrt(bytes / this.#outline.most.size)));
    return element('span', { class: 'size' }, bar, element('span', {}, size(bytes)));
  }
}
