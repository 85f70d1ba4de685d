import { type ComponentChildren, Fragment, h, isValidElement, type VNode } from 'preact';
import { unmarkHeadingIds } from '../../core/bodies.ts';
import { asComponent, type Component } from '../code/components.ts';
import type { EvaluationFrame, Evaluator } from '../code/evaluator.ts';
import { expressionOf } from '../code/names.ts';
import { parseCodeBlock } from '../code-blocks/read-code.ts';
import type { PageProps } from '../component-renderer.ts';
import { nodeEnd, nodeStart, type SyntaxNode } from '../syntax/node.ts';
import { rawHtml } from '../vnodes.ts';
import { renderCode } from './built-in-components/code.ts';
import { evaluateAttributes } from './evaluate-attributes.ts';
import { renderHtmlElement, resolveHtmlUrls, unparsedElements } from './render-element.ts';
import { renderIsland } from './render-island.ts';
import type { AttemptResult, Rendering } from './rendering.ts';

/**
 * Turns the tree of a page into Preact nodes. Each part that can fail is rendered separately, so that an error affects
 * only this part.
 */
export class PageTree {
  readonly #page: Rendering;
  readonly #evaluator: Evaluator;
  readonly #isBuiltIn: (component: Component) => boolean;

  constructor(page: Rendering, evaluator: Evaluator, isBuiltIn: (component: Component) => boolean) {
    this.#page = page;
    this.#isBuiltIn = isBuiltIn;
    this.#evaluator = evaluator;
  }

  convertNodes(nodes: readonly SyntaxNode[] | undefined, frame: EvaluationFrame): ComponentChildren[] {
    return (nodes ?? []).map((node) => this.convertNode(node, frame));
  }

  convertNode(node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    switch (node.type) {
      case 'root':
        return h(Fragment, null, this.convertNodes(node.children, frame));
      case 'text':
        return unmarkHeadingIds(node.value ?? '');
      case 'element':
        return this.#element(node, frame);
      case 'heading':
        return this.#renderLater(node, frame, () => this.#heading(node, frame));
      case 'code':
        return this.#renderLater(node, frame, () => this.#code(node));
      case 'math': {
        const formula = { tex: node.value ?? '', isBlock: node.data?.isBlock === true };
        return this.#renderLater(node, frame, () => this.#page.write('math', formula));
      }
      case 'html':
        return /^\s*<!--/.test(node.value ?? '') ? null : rawHtml(resolveHtmlUrls(node.value ?? '', this.#page));
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.#renderLater(node, frame, () => this.#expression(node, frame));
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#jsx(node, frame);
      default:
        return null;
    }
  }

  /** Delays rendering until Preact reaches the node, so that ids and headings are created in document order. */
  #renderLater(node: SyntaxNode, frame: EvaluationFrame, render: () => ComponentChildren): ComponentChildren {
    const range = { source: frame.source, start: nodeStart(node), end: nodeEnd(node) };
    return h(() => this.#page.withRange(range, render), null);
  }

  #element(node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const { tagName = 'div', properties = {}, children } = node;
    const props: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(properties)) {
      if (value === null || value === undefined || value === false) continue;
      props[toAttributeName(name)] = Array.isArray(value) ? value.join(' ') : value;
    }
    if (tagName === 'a' || tagName === 'img') {
      return this.#renderLater(node, frame, () =>
        renderHtmlElement(this.#page, tagName, props, this.convertNodes(children, frame)),
      );
    }
    return renderHtmlElement(this.#page, tagName, props, this.convertNodes(children, frame));
  }

  #heading({ depth = 1, children, data }: SyntaxNode, frame: EvaluationFrame): VNode {
    const page = this.#page;
    const { text, id: explicitId } = data?.heading ?? { text: '', id: undefined };
    const id = page.headingId({ text: unmarkHeadingIds(text), id: explicitId }) ?? '';
    page.headings.push({ id, text: unmarkHeadingIds(text).replace(/\s+/g, ' ').trim(), depth, kind: 'heading' });
    const html = page.renderHtml(this.convertNodes(children, frame));
    return page.renderThemeComponent('Heading', { depth, id }, { html, children: rawHtml(html) });
  }

  #code({ lang, meta, value = '' }: SyntaxNode): ComponentChildren {
    const page = this.#page;
    const isGrouped = page.collector?.kind === 'code';
    return renderCode(parseCodeBlock([lang, meta].filter(Boolean).join(' '), value, isGrouped), page);
  }

  #expression(node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const page = this.#page;
    const sourceCode = frame.source.originalText(nodeStart(node), nodeEnd(node));
    const result = this.#attempt(node, frame, [], 'it has state outside of a component', () => {
      const program = node.data?.estree;
      if (program === undefined || program === null) throw new Error('it is not JavaScript');
      const evaluation = this.#evaluator.evaluate(expressionOf(program), frame);
      if ('unknown' in evaluation) {
        page.findings.reportUnknownName(evaluation.unknown, page.range);
        return sourceCode;
      }
      const children = toChildren(evaluation.value);
      if (children === undefined) throw new Error('its value is an object and cannot be shown');
      return typeof children === 'object' ? rawHtml(page.renderHtml(children)) : children;
    });
    if ('value' in result) return result.value;
    // `{/* … */}` has no program when MDX is parsed without JavaScript.
    if (/^\{\s*\/\*[\s\S]*\*\/\s*\}$/.test(sourceCode)) return null;
    page.reportFailure(result.error, 'replaced');
    return sourceCode;
  }

  /**
   * Renders a part of the page. If the part has a handler or calls a hook, it needs a browser: renders it again as the
   * island that the compiler declared for it.
   *
   * @param childNodes Children of the part.
   * @param failureReason Message of the finding if the part can't become an island.
   */
  #attempt(
    node: SyntaxNode,
    frame: EvaluationFrame,
    childNodes: readonly SyntaxNode[],
    failureReason: string,
    render: () => ComponentChildren,
  ): AttemptResult<ComponentChildren> {
    const page = this.#page;
    const previousHasState = page.hasState;
    page.hasState = false;
    const rollBack = page.saveState();
    const result = page.attempt(render);
    const island = page.hasState ? this.#island(node, frame, childNodes, rollBack) : undefined;
    if (page.hasState && island === undefined) page.reportFailure(failureReason, 'changed');
    page.hasState = previousHasState;
    return island === undefined ? result : { value: rawHtml(island) };
  }

  #jsx(node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const { name } = node;
    if (name === null || name === undefined || name === '')
      return h(Fragment, null, this.convertNodes(node.children, frame));
    return this.#renderLater(node, frame, () => {
      const page = this.#page;
      const { range } = page;
      const isHtml =
        /^[a-z][^.]*$/.test(name) && !(name in frame.scope && asComponent(frame.scope[name]) !== undefined);
      const props = evaluateAttributes(node, { page, evaluator: this.#evaluator, frame, range });
      if (isHtml) return this.#html(name, props, node, frame);
      const component = this.#componentNamed(name, frame);
      if (component !== undefined) return this.#component(component, props, node, frame);
      page.findings.reportUnknownComponent(name, { ...range, end: range.start + name.length + 1 });
      return h(Fragment, null, this.convertNodes(node.children, frame));
    });
  }

  #html(name: string, props: PageProps, node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const page = this.#page;
    const childNodes = unparsedElements.has(name) ? rawChildren(node, frame) : phrasingChildren(name, node);
    const result = this.#attempt(node, frame, childNodes, 'its handler is not in a component', () =>
      renderHtmlElement(page, name, props, this.convertNodes(childNodes, frame)),
    );
    if ('value' in result) return result.value;
    page.reportFailure(result.error, 'changed');
    return h(Fragment, null, this.convertNodes(node.children, frame));
  }

  /**
   * Renders a part of the page as the island that the compiler declared for it.
   *
   * @param childNodes Children of the part.
   * @param rollBack Removes the headings, ids and islands of the first attempt, because the island adds them again.
   * @returns HTML; `undefined` if no island is declared for the part, or if the part uses props of a snippet, which a
   * browser doesn't know.
   */
  #island(
    node: SyntaxNode,
    frame: EvaluationFrame,
    childNodes: readonly SyntaxNode[],
    rollBack: () => void,
  ): string | undefined {
    const page = this.#page;
    const part = node.data?.livePart;
    const component = part === undefined ? undefined : this.#componentNamed(part.component, frame);
    const origin = component === undefined ? undefined : page.originOf(component);
    if (part === undefined || component === undefined || origin === undefined) return undefined;
    if ([...part.names].some((name) => Object.hasOwn(frame.scope, name))) return undefined;
    const props = childNodes.length === 0 ? {} : { children: this.convertNodes(childNodes, frame) };
    rollBack();
    const result = page.attempt(() => renderIsland(page, { ...origin, component }, props));
    if ('value' in result) return result.value;
    page.reportFailure(result.error, 'changed');
    return page.renderHtml(this.convertNodes(childNodes, frame));
  }

  #component(component: Component, props: PageProps, node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const page = this.#page;
    const children = (): ComponentChildren[] => this.convertNodes(node.children, frame);
    const isEmpty = (node.children ?? []).length === 0;
    const componentProps = (): PageProps => (isEmpty ? props : { ...props, children: children() });
    const previousHasState = page.hasState;
    const isBuiltIn = this.#isBuiltIn(component);
    const origin = page.originOf(component);
    page.hasState = false;
    const rollBack = page.saveState();
    const result = page.attempt(() => {
      const html = page.renderComponent(component, componentProps());
      if (!page.hasState || origin === undefined) return html;
      const callback = Object.entries(props).find(([, value]) => typeof value === 'function');
      const island = callback === undefined ? undefined : this.#island(node, frame, node.children ?? [], rollBack);
      if (island !== undefined) return island;
      if (callback !== undefined) {
        page.reportFailure(
          `its property "${callback[0]}" is a function, which a page cannot hand to the browser`,
          'changed',
        );
        return html;
      }
      rollBack();
      return renderIsland(page, { ...origin, component }, componentProps());
    });
    const isLost = page.hasState && origin === undefined && !isBuiltIn;
    page.hasState = previousHasState;
    if (isLost) page.reportFailure('it has state and is not declared at the top level of a module', 'changed');
    if ('value' in result) return rawHtml(result.value);
    page.reportFailure(result.error, isEmpty ? 'lost' : 'changed');
    return h(Fragment, null, children());
  }

  /** Finds a component by its name in JSX: `Tree.File` is the member `File` of `Tree`. */
  #componentNamed(name: string, { scope }: EvaluationFrame): Component | undefined {
    const [objectName = '', ...members] = name.split('.');
    let value: unknown = objectName in scope ? scope[objectName] : undefined;
    for (const member of members) {
      const hasMembers = typeof value === 'function' || (typeof value === 'object' && value !== null);
      value = hasMembers ? Reflect.get(Object(value), member) : undefined;
    }
    return asComponent(value);
  }
}

/** Converts the value of an expression to children; `undefined` for an object that isn't an element. */
function toChildren(value: unknown): ComponentChildren {
  if (value === null || value === undefined || typeof value === 'boolean') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (isValidElement(value)) return value;
  if (!Array.isArray(value)) return undefined;
  const children = value.map(toChildren);
  return children.includes(undefined) ? undefined : children;
}

const phrasingOnlyElements: ReadonlySet<string> = new Set('p h1 h2 h3 h4 h5 h6 span button label summary'.split(' '));

/** Returns the children of an element. Unwraps paragraphs if the element can't contain paragraphs. */
function phrasingChildren(name: string, { children = [] }: SyntaxNode): readonly SyntaxNode[] {
  if (!phrasingOnlyElements.has(name)) return children;
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? (child.children ?? []) : [child],
  );
}

/** Returns the children of `<style>` or `<script>`: the source text, unless all children are expressions. */
function rawChildren({ children = [] }: SyntaxNode, { source }: EvaluationFrame): readonly SyntaxNode[] {
  const sourceNodes = children.filter(({ position }) => position !== undefined);
  const [first] = sourceNodes;
  const last = sourceNodes.at(-1);
  if (first === undefined || last === undefined || sourceNodes.every(({ type }) => expressionTypes.has(type)))
    return children;
  return [{ type: 'text', value: source.text.slice(nodeStart(first), nodeEnd(last)) }];
}

const expressionTypes: ReadonlySet<string> = new Set(['mdxFlowExpression', 'mdxTextExpression']);

/** `dataFootnoteRef` → `data-footnote-ref`, `ariaLabel` → `aria-label`. Preact accepts all other names. */
function toAttributeName(name: string): string {
  if (/^data[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return /^aria[A-Z]/.test(name) ? `aria-${name.slice(4).toLowerCase()}` : name;
}
