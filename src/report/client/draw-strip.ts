/// <reference lib="dom" />
import { isLeaf, type Outline, type OutlineNode } from './outline.ts';
import { levels } from './wishes.ts';

/** What the strip can be colored by. */
export type Measure = 'findings' | 'feedback' | 'size';

/** Where everything on a strip is, in leaves from the left. */
export interface StripLayout {
  readonly outline: Outline;
  /** How many entries are side by side. */
  readonly width: number;
  readonly rows: number;
  /** Dead links: where they are, and where the page that they probably mean is. */
  readonly links: readonly { readonly from: number; readonly to: number | undefined }[];
  readonly boxes: readonly { readonly node: OutlineNode; readonly left: number; readonly right: number }[];
}

const rowHeight = 16;
/** Room for arcs from one end to the other, and for the crosses of links that lead nowhere. */
const [arcHeight, crossHeight] = [44, 16];

/** Lays out the navigation: a row for each level, what is in a node below it. */
export function layOut(outline: Outline): StripLayout {
  const { data, nodes, nodeOfPage } = outline;
  const before = [0];
  for (const node of nodes) before.push((before[node.index] ?? 0) + (isLeaf(node) ? 1 : 0));
  const leftOf = (node: OutlineNode | undefined): number | undefined => node && before[node.index];
  const leftOfPage = (page: number | null): number | undefined => {
    const known = page === null ? undefined : data.pages[page];
    return known && leftOf(nodeOfPage.get(known));
  };
  return {
    outline,
    width: Math.max(1, before.at(-1) ?? 1),
    rows: nodes.reduce((rows, { depth }) => Math.max(rows, depth + 1), 1),
    links: data.findings.flatMap(({ link }) => {
      const from = link && leftOfPage(link.from);
      return from === undefined ? [] : [{ from, to: leftOfPage(link?.to ?? null) }];
    }),
    boxes: nodes.map((node) => ({ node, left: leftOf(node) ?? 0, right: before[node.end] ?? 0 })),
  };
}

/** The node at a place of a strip, in pixels. */
export function nodeAt({ boxes, width, outline }: StripLayout, x: number, y: number, pixels: number) {
  const leaf = Math.floor((x / Math.max(1, pixels)) * width);
  let node = boxes.find((box) => box.left === leaf && isLeaf(box.node))?.node;
  while (node !== undefined && node.depth > Math.floor(y / rowHeight)) node = outline.nodes[node.parent];
  return node;
}

/**
 * Draws a strip at the width that its box has.
 *
 * @param wanted Nodes that are not faded.
 */
export function drawStrip(
  canvas: HTMLCanvasElement,
  layout: StripLayout,
  measure: Measure,
  wanted: ReadonlySet<OutlineNode>,
): void {
  const pixels = canvas.parentElement?.clientWidth ?? 0;
  // No more room than the links need: most sites have few dead ones, and those lead next door.
  const room = depthsOf(layout).reduce((most, depth) => Math.max(most, depth + 8, crossHeight), 0);
  const height = layout.rows * rowHeight + room;
  const scale = devicePixelRatio || 1;
  canvas.width = Math.max(1, Math.round(pixels * scale));
  canvas.height = Math.round(height * scale);
  canvas.style.height = `${height}px`;
  const paper = canvas.getContext('2d');
  if (paper === null || pixels === 0) return;
  paper.scale(scale, scale);
  // A canvas reads colors only as they are computed.
  const color = (name: string): string => {
    canvas.style.color = `var(--${name})`;
    return getComputedStyle(canvas).color;
  };
  drawBoxes(paper, layout, pixels / layout.width, measure, wanted, color);
  drawLinks(paper, layout, pixels / layout.width, color('error'));
}

function drawBoxes(
  paper: CanvasRenderingContext2D,
  { boxes, rows, outline }: StripLayout,
  unit: number,
  measure: Measure,
  wanted: ReadonlySet<OutlineNode>,
  color: (name: string) => string,
): void {
  const colors = new Map<string, string>();
  const drawn: number[] = [];
  for (const { node, left, right } of boxes) {
    const { name, strength } = paintOf(node, measure, outline);
    // Many pages share a pixel: what is wrong is drawn over what is not.
    const isPlain = name.startsWith('strip');
    if (isPlain && right * unit - (drawn[node.depth] ?? -1) < 0.5) continue;
    drawn[node.depth] = right * unit;
    const gap = (right - left) * unit > 3 ? 1 : 0;
    const height = isLeaf(node) ? (rows - node.depth) * rowHeight : rowHeight;
    colors.set(name, colors.get(name) ?? color(name));
    paper.globalAlpha = wanted.has(node) ? strength : strength * 0.15;
    paper.fillStyle = colors.get(name) ?? '';
    paper.fillRect(left * unit, node.depth * rowHeight, Math.max((right - left) * unit - gap, 0.8), height - 1);
  }
}

/** The name of a color, and how opaque it is. */
function paintOf(node: OutlineNode, measure: Measure, { most }: Outline): { name: string; strength: number } {
  if (!isLeaf(node)) return { name: 'strip-group', strength: 1 };
  const parts = {
    findings: 0,
    feedback: (node.leadsTo?.feedback?.open ?? 0) / most.open,
    size: Math.sqrt((node.leadsTo?.size ?? 0) / most.size),
  };
  const worst = levels.find((level) => node.own.some(({ severity }) => severity === level));
  if (measure === 'findings' && worst !== undefined) return { name: worst, strength: 1 };
  if (parts[measure] === 0) return { name: 'strip-page', strength: 1 };
  return measure === 'feedback'
    ? { name: 'heat', strength: 0.3 + 0.7 * parts.feedback }
    : { name: 'accent', strength: 0.1 + 0.9 * parts.size };
}

/** How far below the strip each arc hangs. The ends of a longer one are further apart. */
function depthsOf({ links, width }: StripLayout): number[] {
  return links.map(({ from, to }) =>
    to === undefined ? 0 : 6 + (arcHeight - 14) * Math.min(1, Math.sqrt(Math.abs(from - to) / width) * 1.3),
  );
}

function drawLinks(paper: CanvasRenderingContext2D, layout: StripLayout, unit: number, color: string): void {
  const { links, rows } = layout;
  const depths = depthsOf(layout);
  const top = rows * rowHeight;
  paper.strokeStyle = color;
  paper.globalAlpha = links.length > 200 ? 0.25 : 0.6;
  for (const [index, { from, to }] of links.entries()) {
    paper.beginPath();
    const start = (from + 0.5) * unit;
    paper.moveTo(start, top + 1);
    if (to === undefined) {
      paper.lineTo(start, top + 10);
      paper.moveTo(start - 3, top + 7);
      paper.lineTo(start + 3, top + 13);
      paper.moveTo(start + 3, top + 7);
      paper.lineTo(start - 3, top + 13);
    } else {
      const end = (to + 0.5) * unit;
      // A curve reaches three quarters of the way to the points that pull it.
      const low = top + 1 + (depths[index] ?? 0) / 0.75;
      paper.bezierCurveTo(start, low, end, low, end, top + 1);
    }
    paper.stroke();
  }
}
