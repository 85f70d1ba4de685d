/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { ComponentChildren, ComponentProps, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Pixels. The style sheet says the same. */
const rowHeight = 34;
/** Rows beyond both edges of what is seen, so that scrolling finds them there. */
const beyond = 12;

interface VirtualListProps {
  readonly length: number;
  /** Draws the rows from one position to before another. */
  readonly rows: (from: number, to: number) => ComponentChildren;
  /** The row to be seen. */
  readonly current: number;
  /** Draws every row, as paper needs it. */
  readonly isWhole: boolean;
  /** Attributes of the box that scrolls. */
  readonly box: ComponentProps<'div'>;
}

/** A list of which only the rows that are seen are drawn: sites have tens of thousands of pages. */
export function VirtualList({ length, rows, current, isWhole, box }: VirtualListProps): VNode {
  const element = useRef<HTMLDivElement>(null);
  const wasWhole = useRef(false);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const { current: list } = element;
    if (list === null) return;
    const lowest = (current + 1) * rowHeight - list.clientHeight;
    if (current * rowHeight < list.scrollTop) list.scrollTop = current * rowHeight;
    // The first row that is seen is whole.
    else if (lowest > list.scrollTop) list.scrollTop = Math.ceil(lowest / rowHeight) * rowHeight;
  }, [current]);
  const seen = useRef(0);
  // The box still has what is on the screen: on paper there is nothing to scroll.
  if (isWhole && !wasWhole.current) seen.current = element.current?.scrollTop ?? 0;
  wasWhole.current = isWhole;
  useLayoutEffect(() => {
    if (!isWhole) return undefined;
    return () => {
      if (element.current !== null) element.current.scrollTop = seen.current;
    };
  }, [isWhole]);
  const first = isWhole ? 0 : Math.max(0, Math.floor(top / rowHeight) - beyond);
  const last = isWhole ? length : Math.min(length, first + Math.ceil(height / rowHeight) + 2 * beyond);
  return (
    <div {...box} ref={element} onScroll={({ currentTarget }) => isWhole || setTop(currentTarget.scrollTop)}>
      <div role="presentation" style={{ height: isWhole ? 'auto' : `${length * rowHeight}px` }}>
        <div role="presentation" style={{ transform: `translateY(${first * rowHeight}px)` }}>
          {rows(first, last)}
        </div>
      </div>
    </div>
  );
}
