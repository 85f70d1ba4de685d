/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { ComponentChildren, ComponentProps, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Height of a row in pixels. Must be the height of `.row` in `styles.css`. */
const rowHeight = 34;
/** Number of rows rendered above and below the visible rows. */
const overscan = 12;

interface VirtualListProps {
  readonly length: number;
  /** Renders rows `from` (inclusive) to `to` (exclusive). */
  readonly rows: (from: number, to: number) => ComponentChildren;
  readonly current: number;
  readonly renderAll: boolean;
  readonly box: ComponentProps<'div'>;
}

/** List that renders only visible rows, because sites have tens of thousands of pages. */
export function VirtualList({ length, rows, current, renderAll, box }: VirtualListProps): VNode {
  const element = useRef<HTMLDivElement>(null);
  const wasRenderingAll = useRef(false);
  const [scrollTop, setTop] = useState(0);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const { current: list } = element;
    if (list === null) return;
    const minScrollTop = (current + 1) * rowHeight - list.clientHeight;
    if (current * rowHeight < list.scrollTop) list.scrollTop = current * rowHeight;
    // Rounds up, so that the first visible row is not cut off.
    else if (minScrollTop > list.scrollTop) list.scrollTop = Math.ceil(minScrollTop / rowHeight) * rowHeight;
  }, [current]);
  const savedScrollTop = useRef(0);
  // The position is saved before the first render for printing, in which the element is no longer scrollable.
  if (renderAll && !wasRenderingAll.current) savedScrollTop.current = element.current?.scrollTop ?? 0;
  wasRenderingAll.current = renderAll;
  useLayoutEffect(() => {
    if (!renderAll) return undefined;
    return () => {
      if (element.current !== null) element.current.scrollTop = savedScrollTop.current;
    };
  }, [renderAll]);
  const firstRow = renderAll ? 0 : Math.max(0, Math.floor(scrollTop / rowHeight) - overscan);
  const lastRow = renderAll ? length : Math.min(length, firstRow + Math.ceil(height / rowHeight) + 2 * overscan);
  return (
    <div {...box} ref={element} onScroll={({ currentTarget }) => renderAll || setTop(currentTarget.scrollTop)}>
      <div role="presentation" style={{ height: renderAll ? 'auto' : `${length * rowHeight}px` }}>
        <div role="presentation" style={{ transform: `translateY(${firstRow * rowHeight}px)` }}>
          {rows(firstRow, lastRow)}
        </div>
      </div>
    </div>
  );
}
