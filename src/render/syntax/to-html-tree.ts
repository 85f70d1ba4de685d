import type { ElementContent } from 'hast';
import type { Blockquote, Emphasis, Heading, Parents, Root, TableRow } from 'mdast';
import { defaultHandlers, type Handler, type Options, type State, toHast } from 'mdast-util-to-hast';
import { type HeadingText, headingText } from '../../core/bodies.ts';
import type { SyntaxNode } from './node.ts';

interface HtmlHeading {
  type: 'heading';
  depth: number;
  children: ElementContent[];
  position: Heading['position'];
  data: { heading: HeadingText };
}

declare module 'hast' {
  interface ElementContentMap {
    heading: HtmlHeading;
  }

  interface RootContentMap {
    heading: HtmlHeading;
  }
}

const keepNode: Handler = (_, node) => node;

const toHastOptions: Options = {
  // The renderer handles these mdast nodes.
  passThrough: ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  allowDangerousHtml: true,
  handlers: {
    mdxjsEsm: () => undefined,
    yaml: () => undefined,
    html: keepNode,
    code: keepNode,
    math: keepNode,
    blockquote(state: State, node: Blockquote) {
      const { callout } = node.data ?? {};
      if (callout === undefined) return defaultHandlers.blockquote(state, node);
      return { type: 'mdxJsxFlowElement', name: callout, attributes: [], children: state.all(node) };
    },
    emphasis(state: State, node: Emphasis) {
      const { badge } = node.data ?? {};
      if (badge === undefined) return defaultHandlers.emphasis(state, node);
      const { color } = badge;
      const attributes = color === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: 'color', value: color }];
      return { type: 'mdxJsxTextElement', name: 'Badge', attributes, children: state.all(node) };
    },
    // Style sheets of generators override the attribute `align`, but not a style.
    tableRow(state: State, node: TableRow, parent: Parents | undefined) {
      const row = defaultHandlers.tableRow(state, node, parent);
      for (const cell of row.children) {
        if (cell.type !== 'element' || typeof cell.properties.align !== 'string') continue;
        cell.properties = { style: `text-align:${cell.properties.align}` };
      }
      return row;
    },
    heading(state: State, node: Heading) {
      const heading = headingText(node);
      const children = state.all(node);
      if (heading.id !== undefined) removeId(children);
      return { type: 'heading', depth: node.depth, children, position: node.position, data: { heading } };
    },
  },
};

/** Removes the marker of an explicit id, which `markHeadingIds` adds, from the end of a heading. */
function removeId(children: readonly ElementContent[]): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/\s*\u{E000}#[^\u{E001}]*\u{E001}\s*$/u, '');
}

/**
 * Converts a Markdown tree to an HTML tree. Doesn't convert the nodes that the renderer handles: MDX elements and
 * expressions, code blocks (`code`), formulas (`math`), raw HTML (`html`), and headings (`heading` with
 * `data.heading`).
 *
 * @param tree An mdast tree.
 */
export function toHtmlTree(tree: SyntaxNode): SyntaxNode {
  return toHast(tree as Root, toHastOptions);
}
