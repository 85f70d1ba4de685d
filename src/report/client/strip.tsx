/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createStripLayout, drawStrip, type Measure, nodeAt } from './draw-strip.ts';
import type { Outline, OutlineNode } from './outline.ts';
import { formatCount, formatNumber } from './text.ts';

interface StripProps {
  readonly outline: Outline;
  readonly highlighted: ReadonlySet<OutlineNode>;
  readonly onSelect: (node: OutlineNode) => void;
}

const measureNames: Readonly<Record<Measure, string>> = {
  findings: 'Findings',
  feedback: 'Open feedback',
  size: 'Size',
};

/** Overview of the navigation: a row for each depth, pages from left to right, and arcs below for broken links. */
export function NavigationStrip({ outline, highlighted, onSelect }: StripProps): VNode {
  const [measure, setMeasure] = useState<Measure>('findings');
  const canvas = useRef<HTMLCanvasElement>(null);
  const layout = useMemo(() => createStripLayout(outline), [outline]);
  useLayoutEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    const draw = (): void => drawStrip(current, layout, measure, highlighted);
    const observer = new ResizeObserver(draw);
    observer.observe(current);
    const colorScheme = matchMedia('(prefers-color-scheme: dark)');
    colorScheme.addEventListener('change', draw);
    draw();
    return () => {
      observer.disconnect();
      colorScheme.removeEventListener('change', draw);
    };
  }, [layout, measure, highlighted]);
  const nodeUnder = ({ offsetX, offsetY }: MouseEvent): OutlineNode | undefined =>
    nodeAt(layout, offsetX, offsetY, canvas.current?.clientWidth ?? 0);
  const onClick = (event: MouseEvent): void => {
    const node = nodeUnder(event);
    if (node !== undefined) onSelect(node);
  };
  const onMouseMove = (event: MouseEvent): void => {
    if (canvas.current !== null) canvas.current.title = nodeUnder(event)?.label ?? '';
  };
  const measures: readonly Measure[] =
    outline.data.feedbackAt === undefined ? ['findings', 'size'] : ['findings', 'feedback', 'size'];
  const linkSummary =
    layout.links.length === 0 ? '' : `, with ${formatCount(layout.links.length, 'dead link')} as arcs`;
  const description = `The navigation as a strip of ${formatNumber(layout.width)} entries${linkSummary}. The map has the same entries.`;
  return (
    <section class="strip" aria-label="Overview">
      <fieldset>
        <legend>Color by</legend>
        {measures.map((option) => (
          <label key={option}>
            <input type="radio" name="measure" checked={option === measure} onChange={() => setMeasure(option)} />{' '}
            {measureNames[option]}
          </label>
        ))}
      </fieldset>
      <div>
        <canvas ref={canvas} role="img" aria-label={description} onClick={onClick} onMouseMove={onMouseMove} />
      </div>
    </section>
  );
}
