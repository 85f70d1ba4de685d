/// <reference lib="dom" />
import { element, number } from './elements.ts';
import type { Outline } from './outline.ts';

/** What the strip can be colored by. */
export type Measure = 'problems' | 'feedback' | 'size';

const rowHeight = 16;
/** Room for arcs from one end to the other, and for the crosses of links that lead nowhere. */
const arcHeight = 44;
const crossHeight = 16;

/** What colors mean, by the custom properties that contain them. */
const paints = ['--strip-group', '--strip-page', '--error', '--warning', '--info', '--heat', '--accent'] as const;
type Palette = Readonly<Record<(typeof paints)[number], string>>;

interface Paint {
  readonly color: string;
  /** Its opacity. */
  readonly strength: number;
  /** What weighs more is drawn where many pages share a pixel. */
  readonly weight: number;
}

/** The whole navigation at one look: a row for each level, pages side by side, dead links as arcs below. */
export class Overview {
  readonly box: HTMLElement;
  readonly #outline: Outline;
  readonly #canvas: HTMLCanvasElement;
  readonly #leaves: readonly number[];
  readonly #left: readonly number[];
  readonly #deepest: number;
  readonly #links: readonly { readonly from: number; readonly to: number | null }[];
  #measure: Measure = 'problems';
  #wanted: readonly boolean[] | undefined;

  /** @param onChoice Told which node the reader has pointed at. */
  constructor(outline: Outline, onChoice: (index: number) => void) {
    this.#outline = outline;
    const { data, end, depth, nodeOfPage } = outline;
    this.#leaves = [...data.nodes.keys()].filter((index) => end[index] === index + 1);
    let leaf = 0;
    this.#left = data.nodes.map((_, index) => (end[index] === index + 1 ? leaf++ : leaf));
    this.#deepest = depth.reduce((most, level) => Math.max(most, level), 0);
    this.#links = data.problems.flatMap(({ link }) => {
      const from = link === undefined ? -1 : (nodeOfPage[link.from] ?? -1);
      if (link === undefined || from === -1) return [];
      const to = link.to === null ? -1 : (nodeOfPage[link.to] ?? -1);
      return [{ from, to: to === -1 ? null : to }];
    });
    const dead = this.#links.length;
    this.#canvas = element('canvas', {
      role: 'img',
      'aria-label': `The navigation as a strip of ${number(this.#leaves.length)} entries${dead === 0 ? '' : `, with ${number(dead)} dead links as arcs`}. The tree below has the same entries.`,
    });
    this.box = element('div', { class: 'overview' }, this.#canvas);
    this.#canvas.addEventListener('click', (event) => {
      const index = this.#nodeAt(event.offsetX, event.offsetY);
      if (index !== undefined) onChoice(index);
    });
    this.#canvas.addEventListener('mousemove', (event) => {
      const index = this.#nodeAt(event.offsetX, event.offsetY);
      this.#canvas.title = index === undefined ? '' : (data.nodes[index]?.label ?? '');
    });
    new ResizeObserver(() => this.draw()).observe(this.box);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.draw());
  }

  /** Colors by something else. */
  setMeasure(measure: Measure): void {
    this.#measure = measure;
    this.draw();
  }

  /** Fades what is not wanted; undefined fades nothing. */
  show(wanted: readonly boolean[] | undefined): void {
    this.#wanted = wanted;
    this.draw();
  }

  /** Draws the strip at the width that it has. */
  draw(): void {
    const width = this.box.clientWidth;
    const levels = this.#deepest + 1;
    const height = levels * rowHeight + this.#roomBelow();
    const scale = devicePixelRatio || 1;
    this.#canvas.width = Math.max(1, Math.round(width * scale));
    this.#canvas.height = Math.round(height * scale);
    this.#canvas.style.height = `${height}px`;
    const paper = this.#canvas.getContext('2d');
    if (paper === null || width === 0) return;
    paper.scale(scale, scale);
    const style = getComputedStyle(this.box);
    const palette = Object.fromEntries(paints.map((name) => [name, style.getPropertyValue(name).trim()])) as Palette;
    this.#drawNodes(paper, width, palette);
    this.#drawLinks(paper, width, levels * rowHeight, palette);
  }

  /** No more than the links need: most sites have few dead ones, and those lead next door. */
  #roomBelow(): number {
    if (this.#links.length === 0) return 0;
    return this.#links.reduce((room, link) => Math.max(room, 8 + this.#depthOf(link)), crossHeight);
  }

  /** How far below the strip an arc hangs. The ends of a longer one are further apart. */
  #depthOf({ from, to }: { readonly from: number; readonly to: number | null }): number {
    if (to === null) return 0;
    const part = Math.abs((this.#left[from] as number) - (this.#left[to] as number)) / Math.max(1, this.#leaves.length);
    return 6 + (arcHeight - 14) * Math.min(1, Math.sqrt(part) * 1.3);
  }

  #drawNodes(paper: CanvasRenderingContext2D, width: number, palette: Palette): void {
    const { data, depth, end } = this.#outline;
    const unit = width / Math.max(1, this.#leaves.length);
    const drawn: number[] = [];
    for (const index of data.nodes.keys()) {
      const level = depth[index] as number;
      const left = (this.#left[index] as number) * unit;
      const isLeaf = end[index] === index + 1;
      const right =
        (isLeaf ? (this.#left[index] as number) + 1 : (this.#left[end[index] as number] ?? this.#leaves.length)) * unit;
      const paint = this.#paint(index, palette);
      // Many pages share a pixel: what is wrong is drawn over what is not.
      if (right - (drawn[level] ?? -1) < 0.5 && paint.weight === 0) continue;
      drawn[level] = right;
      const gap = right - left > 3 ? 1 : 0;
      paper.globalAlpha = this.#wanted === undefined || this.#wanted[index] ? paint.strength : paint.strength * 0.15;
      paper.fillStyle = paint.color;
      const depthOfBox = isLeaf ? (this.#deepest - level + 1) * rowHeight : rowHeight;
      paper.fillRect(left, level * rowHeight, Math.max(right - left - gap, 0.8), depthOfBox - 1);
    }
    paper.globalAlpha = 1;
  }

  #paint(index: number, palette: Palette): Paint {
    const { data, totals, end, most } = this.#outline;
    const total = totals[index] as (typeof totals)[number];
    if (end[index] !== index + 1) return { color: palette['--strip-group'], strength: 1, weight: 0 };
    const page = data.pages[data.nodes[index]?.page ?? -1];
    const plain = { color: palette['--strip-page'], strength: 1, weight: 0 };
    switch (this.#measure) {
      case 'problems': {
        const worst = (['error', 'warning', 'info'] as const).find((severity) => total[severity] > 0);
        return worst === undefined ? plain : { color: palette[`--${worst}`], strength: 1, weight: 1 };
      }
      case 'feedback': {
        const part = (page?.feedback?.open ?? 0) / most.open;
        return part === 0 ? plain : { color: palette['--heat'], strength: 0.3 + 0.7 * part, weight: 1 };
      }
      case 'size': {
        const part = Math.sqrt((page?.size ?? 0) / most.size);
        return part === 0 ? plain : { color: palette['--accent'], strength: 0.1 + 0.9 * part, weight: 0 };
      }
    }
  }

  #drawLinks(paper: CanvasRenderingContext2D, width: number, top: number, palette: Palette): void {
    const unit = width / Math.max(1, this.#leaves.length);
    const middle = (index: number): number => ((this.#left[index] as number) + 0.5) * unit;
    paper.strokeStyle = palette['--error'];
    paper.lineWidth = 1;
    paper.globalAlpha = this.#links.length > 200 ? 0.25 : 0.6;
    for (const link of this.#links) {
      const { from, to } = link;
      paper.beginPath();
      const start = middle(from);
      paper.moveTo(start, top + 1);
      if (to === null) {
        // It leads nowhere that is known.
        paper.lineTo(start, top + 10);
        paper.moveTo(start - 3, top + 7);
        paper.lineTo(start + 3, top + 13);
        paper.moveTo(start + 3, top + 7);
        paper.lineTo(start - 3, top + 13);
      } else {
        const target = middle(to);
        // A curve reaches three quarters of the way to the points that pull it.
        const low = top + 1 + this.#depthOf(link) / 0.75;
        paper.bezierCurveTo(start, low, target, low, target, top + 1);
      }
      paper.stroke();
    }
    paper.globalAlpha = 1;
  }

  #nodeAt(x: number, y: number): number | undefined {
    const { data, depth } = this.#outline;
    const leaf = this.#leaves[Math.floor((x / Math.max(1, this.box.clientWidth)) * this.#leaves.length)];
    const level = Math.floor(y / rowHeight);
    let index = leaf;
    while (index !== undefined && (depth[index] as number) > level) index = data.nodes[index]?.parent;
    return index;
  }
}
