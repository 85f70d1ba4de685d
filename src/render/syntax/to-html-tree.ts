import { defaultHandlers, type Options, toHast } from 'mdast-util-to-hast';
import { headingText } from '../../core/bodies.ts';
import type { SyntaxNode } from './node.ts';

/** Nodes that go into the tree of HTML as they are: the renderer knows them. */
const passed = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'];

interface State {
  readonly all: (node: unknown) => SyntaxNode[];
}

const options = {
  passThrough: [...passed] as never[],
  allowDangerousHtml: true,
  handlers: {
    mdxjsEsm: () => undefined,
    yaml: () => undefined,
    html: keep,
    code: keep,
    math: keep,
    blockquote(state: State, node: SyntaxNode): SyntaxNode {
      const { callout } = node.data ?? {};
      if (typeof callout !== 'string') return defaultHandlers.blockquote(state as never, node as never) as SyntaxNode;
      return { type: 'mdxJsxFlowElement', name: callout, attributes: [], children: state.all(node) };
    },
    emphasis(state: State, node: SyntaxNode): SyntaxNode {
      const badge = node.data?.badge as { readonly color?: string } | undefined;
      if (badge === undefined) return defaultHandlers.emphasis(state as never, node as never) as SyntaxNode;
      const { color } = badge;
      const attributes = color === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'color', value: color }];
      return { type: 'mdxJsxTextElement', name: 'Badge', attributes, children: state.all(node) } as SyntaxNode;
    },
    heading(state: State, node: SyntaxNode): SyntaxNode {
      const heading = headingText(node);
      const children = state.all(node);
      if (heading.id !== undefined) removeId(children);
      return { type: 'heading', depth: node.depth ?? 1, children, position: node.position, data: { heading } };
    },
  },
} as unknown as Options;

/** Takes the mark of an id away from the end of a heading. */
function removeId(children: readonly SyntaxNode[]): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = (last.value ?? '').replace(/\s*\u{E000}#[^\u{E001}]*\u{E001}\s*$/u, '');
}

function keep(_: unknown, node: SyntaxNode): SyntaxNode {
  return node;
}

/**
 * The tree of HTML that a tree of Markdown stands for. Elements and expressions of MDX, blocks of code (`code`),
 * formulas (`math`), raw HTML (`html`) and headings (`heading`, with `data.heading`) stay nodes of their own.
 */
export function toHtmlTree(tree: SyntaxNode): SyntaxNode {
  return toHast(tree as never, options) as unknown as SyntaxNode;
}
