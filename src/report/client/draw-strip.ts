/// <reference lib="dom" />
import { severities } from '../../core/values.ts';
import { isLeaf, type Outline, type OutlineNode } from './outline.ts';

export type Measure = 'findings' | 'feedback' | 'size';

/** Horizontal positions are numbers of leaves, counted from the left. */
export interface StripLayout {
  readonly outline: Outline;
  readonly width: number;
  readonly rows: number;
  readonly links: readonly { readonly from: number; readonly to: number | undefined }[];
  readonly boxes: readonly { readonly node: OutlineNode; readonly left: number; readonly right: number }[];
}

const rowHeight = 16;
/** Pixels below the strip for the longest arc, and for the crosses of links without a suggestion. */
const [arcHeight, crossHeight] = [44, 16];

export function createStripLayout(outline: Outline): StripLayout {
  const { data, nodes, nodeOfPage } = outline;
  const leavesBefore = [0];
  for (const node of nodes) leavesBefore.push((leavesBefore[node.index] ?? 0) + (isLeaf(node) ? 1 : 0));
  const leftOf = (node: OutlineNode | undefined): number | undefined => node && leavesBefore[node.index];
  const leftOfPage = (page: number | null): number | undefined => {
    const reportPage = page === null ? undefined : data.pages[page];
    return reportPage && leftOf(nodeOfPage.get(reportPage));
  };
  return {
    outline,
    width: Math.max(1, leavesBefore.at(-1) ?? 1),
    rows: nodes.reduce((rows, { depth }) => Math.max(rows, depth + 1), 1),
    links: data.findings.flatMap(({ link }) => {
      const from = link && leftOfPage(link.from);
      return from === undefined ? [] : [{ from, to: leftOfPage(link?.to ?? null) }];
    }),
    boxes: nodes.map((node) => ({ node, left: leftOf(node) ?? 0, right: leavesBefore[node.end] ?? 0 })),
  };
}

export function nodeAt({ boxes, width, outline }: StripLayout, x: number, y: number, pixelWidth: number) {
  const leaf = Math.floor((x / Math.max(1, pixelWidth)) * width);
  let node = boxes.find((box) => box.left === leaf && isLeaf(box.node))?.node;
  while (node !== undefined && node.depth > Math.floor(y / rowHeight)) node = outline.nodes[node.parent];
  return node;
}

/**
 * Draws a strip at the width of its parent element.
 *
 * @param highlighted Nodes in full color. All other nodes are faded.
 */
export function drawStrip(
  canvas: HTMLCanvasElement,
  layout: StripLayout,
  measure: Measure,
  highlighted: ReadonlySet<OutlineNode>,
): void {
  const pixelWidth = canvas.parentElement?.clientWidth ?? 0;
  // The height depends on the arcs, because most sites have few broken links, and short arcs need little space.
  const linkHeight = computeArcDepths(layout).reduce((max, depth) => Math.max(max, depth + 8, crossHeight), 0);
  const height = layout.rows * rowHeight + linkHeight;
  const scale = devicePixelRatio || 1;
  canvas.width = Math.max(1, Math.round(pixelWidth * scale));
  canvas.height = Math.round(height * scale);
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  if (context === null || pixelWidth === 0) return;
  context.scale(scale, scale);
  // `fillStyle` doesn't accept CSS variables, so the color is computed.
  const resolveColor = (name: string): string => {
    canvas.style.color = `var(--${name})`;
    return getComputedStyle(canvas).color;
  };
  drawBoxes(context, layout, pixelWidth / layout.width, measure, highlighted, resolveColor);
  drawLinks(context, layout, pixelWidth / layout.width, resolveColor('error'));
}

function drawBoxes(
  context: CanvasRenderingContext2D,
  { boxes, rows, outline }: StripLayout,
  leafWidth: number,
  measure: Measure,
  highlighted: ReadonlySet<OutlineNode>,
  resolveColor: (name: string) => string,
): void {
  const colors = new Map<string, string>();
  const drawnEnds: number[] = [];
  for (const { node, left, right } of boxes) {
    const { name, opacity } = getFill(node, measure, outline);
    // If many boxes share a pixel, plain boxes are skipped, so that boxes with findings or values stay visible.
    const isPlain = name.startsWith('strip');
    if (isPlain && right * leafWidth - (drawnEnds[node.depth] ?? -1) < 0.5) continue;
    drawnEnds[node.depth] = right * leafWidth;
    const gap = (right - left) * leafWidth > 3 ? 1 : 0;
    const height = isLeaf(node) ? (rows - node.depth) * rowHeight : rowHeight;
    colors.set(name, colors.get(name) ?? resolveColor(name));
    context.globalAlpha = highlighted.has(node) ? opacity : opacity * 0.15;
    context.fillStyle = colors.get(name) ?? '';
    context.fillRect(
      left * leafWidth,
      node.depth * rowHeight,
      Math.max((right - left) * leafWidth - gap, 0.8),
      height - 1,
    );
  }
}

function getFill(node: OutlineNode, measure: Measure, { max }: Outline): { name: string; opacity: number } {
  if (!isLeaf(node)) return { name: 'strip-group', opacity: 1 };
  const ratios = {
    findings: 0,
    feedback: (node.target?.feedback?.open ?? 0) / max.open,
    size: Math.sqrt((node.target?.size ?? 0) / max.size),
  };
  const highestSeverity = severities.find((severity) =>
    node.directFindings.some((finding) => finding.severity === severity),
  );
  if (measure === 'findings' && highestSeverity !== undefined) return { name: highestSeverity, opacity: 1 };
  if (ratios[measure] === 0) return { name: 'strip-page', opacity: 1 };
  return measure === 'feedback'
    ? { name: 'heat', opacity: 0.3 + 0.7 * ratios.feedback }
    : { name: 'accent', opacity: 0.1 + 0.9 * ratios.size };
}

/** Computes how many pixels each arc extends below the strip. Longer arcs extend further. */
function computeArcDepths({ links, width }: StripLayout): number[] {
  return links.map(({ from, to }) =>
    to === undefined ? 0 : 6 + (arcHeight - 14) * Math.min(1, Math.sqrt(Math.abs(from - to) / width) * 1.3),
  );
}

function drawLinks(context: CanvasRenderingContext2D, layout: StripLayout, leafWidth: number, color: string): void {
  const { links, rows } = layout;
  const depths = computeArcDepths(layout);
  const top = rows * rowHeight;
  context.strokeStyle = color;
  context.globalAlpha = links.length > 200 ? 0.25 : 0.6;
  for (const [index, { from, to }] of links.entries()) {
    context.beginPath();
    const start = (from + 0.5) * leafWidth;
    context.moveTo(start, top + 1);
    if (to === undefined) {
      context.lineTo(start, top + 10);
      context.moveTo(start - 3, top + 7);
      context.lineTo(start + 3, top + 13);
      context.moveTo(start + 3, top + 7);
      context.lineTo(start - 3, top + 13);
    } else {
      const end = (to + 0.5) * leafWidth;
      // A Bézier curve with equal control points reaches 3/4 of their distance.
      const controlY = top + 1 + (depths[index] ?? 0) / 0.75;
      context.bezierCurveTo(start, controlY, end, controlY, end, top + 1);
    }
    context.stroke();
  }
}
