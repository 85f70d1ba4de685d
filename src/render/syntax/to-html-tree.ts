import type { ElementContent } from 'hast';
import type { Blockquote, Emphasis, Heading, Root } from 'mdast';
import { defaultHandlers, type Handler, type Options, type State, toHast } from 'mdast-util-to-hast';
import { type HeadingText, headingText } from '../../core/bodies.ts';
import type { SyntaxNode } from './node.ts';

/** A heading in the tree of HTML: the theme writes it. */
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

const keep: Handler = (_, node) => node;

const options: Options = {
  // Nodes that go into the tree of HTML as they are: the renderer knows them.
  passThrough: ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  allowDangerousHtml: true,
  handlers: {
    mdxjsEsm: () => undefined,
    yaml: () => undefined,
    html: keep,
    code: keep,
    math: keep,
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
    heading(state: State, node: Heading) {
      const heading = headingText(node);
      const children = state.all(node);
      if (heading.id !== undefined) removeId(children);
      return { type: 'heading', depth: node.depth, children, position: node.position, data: { heading } };
    },
  },
};

/** Takes the mark of an id away from the end of a heading. */
function removeId(children: readonly ElementContent[]): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/\s*\u{E000}#[^\u{E001}]*\u{E001}\s*$/u, '');
}

/**
 * The tree of HTML that a tree of Markdown stands for. Elements and expressions of MDX, blocks of code (`code`),
 * formulas (`math`), raw HTML (`html`) and headings (`heading`, with `data.heading`) stay nodes of their own.
 *
 * @param tree What a parser of Markdown has made: mdast, whose nodes the engine reads without telling them apart.
 */
export function toHtmlTree(tree: SyntaxNode): SyntaxNode {
  return toHast(tree as Root, options);
}
