/// <reference lib="dom" />
import type { Severity } from '../../../core/values.ts';
import { element } from './elements.ts';
import { signs } from './map-view.ts';
import type { Outline } from './outline.ts';
import { VirtualList } from './virtual-list.ts';

/** Every problem with its file and line, the worst first. */
export class ProblemList {
  readonly box: HTMLElement;
  readonly #outline: Outline;
  readonly #list: VirtualList;
  readonly #sorted: readonly number[];
  #shown: readonly number[] = [];

  /** @param onChoice Told which node a problem belongs to. */
  constructor(outline: Outline, onChoice: (index: number) => void) {
    this.#outline = outline;
    const { problems } = outline.data;
    const order: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };
    const rank = (index: number): number => order[problems[index]?.severity ?? 'info'];
    this.#sorted = [...problems.keys()].sort((a, b) => rank(a) - rank(b) || a - b);
    this.box = element('div', { class: 'problems', tabindex: '0', role: 'list', 'aria-label': 'Problems' });
    const height = (): number => Number.parseFloat(getComputedStyle(this.box).getPropertyValue('--row')) || 64;
    this.#list = new VirtualList(this.box, height, (position) => this.#row(position));
    this.box.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-node]');
      if (button !== null) onChoice(Number(button.dataset.node));
    });
  }

  /** Shows those of wanted nodes and severities that contain the searched words. */
  show(wanted: readonly boolean[] | undefined, severities: ReadonlySet<Severity>, search: string): number {
    const { data, nodeOfProblem } = this.#outline;
    this.#shown = this.#sorted.filter((index) => {
      const problem = data.problems[index] as (typeof data.problems)[number];
      if (severities.size > 0 && !severities.has(problem.severity)) return false;
      const node = nodeOfProblem[index] as number;
      if (wanted === undefined || (node !== -1 && wanted[node])) return true;
      return search !== '' && `${problem.code} ${problem.message} ${problem.file}`.toLowerCase().includes(search);
    });
    this.#list.show(this.#shown.length);
    return this.#shown.length;
  }

  /** For paper, which shows every row. */
  setWhole(isWhole: boolean): void {
    this.#list.setWhole(isWhole);
  }

  #row(position: number): HTMLElement {
    const index = this.#shown[position] as number;
    const { data, nodeOfProblem } = this.#outline;
    const problem = data.problems[index] as (typeof data.problems)[number];
    const node = nodeOfProblem[index] as number;
    const place = `${problem.file}:${problem.line}:${problem.column}`;
    return element(
      'div',
      { class: 'problem', role: 'listitem' },
      element('span', { class: `sign is-${problem.severity}`, title: problem.severity }, signs[problem.severity]),
      element(
        'div',
        { class: 'said' },
        element('p', { class: 'message', title: problem.message }, problem.message),
        element(
          'p',
          { class: 'place' },
          element('code', {}, problem.code),
          ' ',
          node === -1
            ? element('span', {}, place)
            : element('button', { type: 'button', class: 'link', 'data-node': String(node) }, place),
        ),
      ),
    );
  }
}
