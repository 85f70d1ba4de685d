import { type ComponentChildren, Fragment, h, isValidElement, type VNode } from 'preact';
import { unmarkHeadingIds } from '../../core/bodies.ts';
import { type Component, componentOf } from '../code/components.ts';
import type { EvaluationFrame, Evaluator } from '../code/evaluator.ts';
import { expressionOf } from '../code/names.ts';
import { readCode } from '../code-blocks/read-code.ts';
import type { PageProps } from '../component-renderer.ts';
import { nodeEnd, nodeStart, type SyntaxNode } from '../syntax/node.ts';
import { rawHtml } from '../vnodes.ts';
import { renderCode } from './built-in-components/code.ts';
import { evaluateAttributes } from './evaluate-attributes.ts';
import { htmlElement, rawTextElements, resolveHtmlUrls } from './render-element.ts';
import { renderIsland } from './render-island.ts';
import type { Attempt, Rendering } from './rendering.ts';

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

  nodes(nodes: readonly SyntaxNode[] | undefined, frame: EvaluationFrame): ComponentChildren[] {
    return (nodes ?? []).map((node) => this.node(node, frame));
  }

  node(node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    switch (node.type) {
      case 'root':
        return h(Fragment, null, this.nodes(node.children, frame));
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
  #renderLater(node: SyntaxNode, frame: EvaluationFrame, make: () => ComponentChildren): ComponentChildren {
    const range = { source: frame.source, start: nodeStart(node), end: nodeEnd(node) };
    return h(() => this.#page.at(range, make), null);
  }

  #element(node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const { tagName = 'div', properties = {}, children } = node;
    const props: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(properties)) {
      if (value === null || value === undefined || value === false) continue;
      props[attributeName(name)] = Array.isArray(value) ? value.join(' ') : value;
    }
    if (tagName === 'a' || tagName === 'img') {
      return this.#renderLater(node, frame, () => htmlElement(this.#page, tagName, props, this.nodes(children, frame)));
    }
    return htmlElement(this.#page, tagName, props, this.nodes(children, frame));
  }

  #heading({ depth = 1, children, data }: SyntaxNode, frame: EvaluationFrame): VNode {
    const page = this.#page;
    const { text, id: explicitId } = data?.heading ?? { text: '', id: undefined };
    const id = page.headingId({ text: unmarkHeadingIds(text), id: explicitId }) ?? '';
    page.headings.push({ id, text: unmarkHeadingIds(text).replace(/\s+/g, ' ').trim(), depth, kind: 'heading' });
    const html = page.html(this.nodes(children, frame));
    return page.themed('Heading', { depth, id }, { html, children: rawHtml(html) });
  }

  #code({ lang, meta, value = '' }: SyntaxNode): ComponentChildren {
    const page = this.#page;
    const isGrouped = page.collector?.kind === 'code';
    return renderCode(readCode([lang, meta].filter(Boolean).join(' '), value, isGrouped), page);
  }

  #expression(node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const page = this.#page;
    const sourceCode = frame.source.originalText(nodeStart(node), nodeEnd(node));
    const result = this.#attempt(node, frame, [], 'it has state outside of a component', () => {
      const program = node.data?.estree;
      if (program === undefined || program === null) throw new Error('it is not JavaScript');
      const evaluated = this.#evaluator.evaluate(expressionOf(program), frame);
      if ('unknown' in evaluated) {
        page.findings.name(evaluated.unknown, page.range);
        return sourceCode;
      }
      const children = childrenOf(evaluated.value);
      if (children === undefined) throw new Error('its value is an object and cannot be shown');
      return typeof children === 'object' ? rawHtml(page.html(children)) : children;
    });
    if ('value' in result) return result.value;
    // `{/* … */}` has no program when MDX is parsed without JavaScript.
    if (/^\{\s*\/\*[\s\S]*\*\/\s*\}$/.test(sourceCode)) return null;
    page.fail(result.error, 'replaced');
    return sourceCode;
  }

  /**
   * Renders a part of the page. If the part has a handler or calls a hook, it needs a browser: renders it again as the
   * island that the compiler declared for it.
   *
   * @param inside Children of the part.
   * @param fault Message of the finding if the part can't become an island.
   */
  #attempt(
    node: SyntaxNode,
    frame: EvaluationFrame,
    inside: readonly SyntaxNode[],
    fault: string,
    run: () => ComponentChildren,
  ): Attempt<ComponentChildren> {
    const page = this.#page;
    const outer = page.hasState;
    page.hasState = false;
    const rollBack = page.saveState();
    const result = page.attempt(run);
    const island = page.hasState ? this.#island(node, frame, inside, rollBack) : undefined;
    if (page.hasState && island === undefined) page.fail(fault, 'changed');
    page.hasState = outer;
    return island === undefined ? result : { value: rawHtml(island) };
  }

  #jsx(node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const { name } = node;
    if (name === null || name === undefined || name === '') return h(Fragment, null, this.nodes(node.children, frame));
    return this.#renderLater(node, frame, () => {
      const page = this.#page;
      const { range } = page;
      const isHtml =
        /^[a-z][^.]*$/.test(name) && !(name in frame.scope && componentOf(frame.scope[name]) !== undefined);
      const props = evaluateAttributes(node, { page, evaluator: this.#evaluator, frame, range });
      if (isHtml) return this.#html(name, props, node, frame);
      const component = this.#componentNamed(name, frame);
      if (component !== undefined) return this.#component(component, props, node, frame);
      page.findings.component(name, { ...range, end: range.start + name.length + 1 });
      return h(Fragment, null, this.nodes(node.children, frame));
    });
  }

  #html(name: string, props: PageProps, node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const page = this.#page;
    const inside = rawTextElements.has(name) ? rawChildren(node, frame) : phrasing(name, node);
    const result = this.#attempt(node, frame, inside, 'its handler is not in a component', () =>
      htmlElement(page, name, props, this.nodes(inside, frame)),
    );
    if ('value' in result) return result.value;
    page.fail(result.error, 'changed');
    return h(Fragment, null, this.nodes(node.children, frame));
  }

  /**
   * Renders a part of the page as the island that the compiler declared for it.
   *
   * @param inside Children of the part.
   * @param rollBack Removes the headings, ids and islands of the first attempt, because the island adds them again.
   * @returns HTML; `undefined` if no island is declared for the part, or if the part uses props of a snippet, which a
   * browser doesn't know.
   */
  #island(
    node: SyntaxNode,
    frame: EvaluationFrame,
    inside: readonly SyntaxNode[],
    rollBack: () => void,
  ): string | undefined {
    const page = this.#page;
    const part = node.data?.livePart;
    const component = part === undefined ? undefined : this.#componentNamed(part.component, frame);
    const origin = component === undefined ? undefined : page.originOf(component);
    if (part === undefined || component === undefined || origin === undefined) return undefined;
    if ([...part.names].some((name) => Object.hasOwn(frame.scope, name))) return undefined;
    const props = inside.length === 0 ? {} : { children: this.nodes(inside, frame) };
    rollBack();
    const result = page.attempt(() => renderIsland(page, { ...origin, component }, props));
    if ('value' in result) return result.value;
    page.fail(result.error, 'changed');
    return page.html(this.nodes(inside, frame));
  }

  #component(component: Component, props: PageProps, node: SyntaxNode, frame: EvaluationFrame): ComponentChildren {
    const page = this.#page;
    const children = (): ComponentChildren[] => this.nodes(node.children, frame);
    const isEmpty = (node.children ?? []).length === 0;
    const componentProps = (): PageProps => (isEmpty ? props : { ...props, children: children() });
    const outer = page.hasState;
    const isBuiltIn = this.#isBuiltIn(component);
    const origin = page.originOf(component);
    page.hasState = false;
    const rollBack = page.saveState();
    const result = page.attempt(() => {
      const html = page.component(component, componentProps());
      if (!page.hasState || origin === undefined) return html;
      const callback = Object.entries(props).find(([, value]) => typeof value === 'function');
      const island = callback === undefined ? undefined : this.#island(node, frame, node.children ?? [], rollBack);
      if (island !== undefined) return island;
      if (callback !== undefined) {
        page.fail(`its property "${callback[0]}" is a function, which a page cannot hand to the browser`, 'changed');
        return html;
      }
      rollBack();
      return renderIsland(page, { ...origin, component }, componentProps());
    });
    const isLost = page.hasState && origin === undefined && !isBuiltIn;
    page.hasState = outer;
    if (isLost) page.fail('it has state and is not declared at the top level of a module', 'changed');
    if ('value' in result) return rawHtml(result.value);
    page.fail(result.error, isEmpty ? 'lost' : 'changed');
    return h(Fragment, null, children());
  }

  /** Finds a component by its name in JSX: `Tree.File` is the member `File` of `Tree`. */
  #componentNamed(name: string, { scope }: EvaluationFrame): Component | undefined {
    const [first = '', ...members] = name.split('.');
    let value: unknown = first in scope ? scope[first] : undefined;
    for (const member of members) {
      const hasMembers = typeof value === 'function' || (typeof value === 'object' && value !== null);
      value = hasMembers ? Reflect.get(Object(value), member) : undefined;
    }
    return componentOf(value);
  }
}

/** Converts the value of an expression to children; `undefined` for an object that isn't an element. */
function childrenOf(value: unknown): ComponentChildren {
  if (value === null || value === undefined || typeof value === 'boolean') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (isValidElement(value)) return value;
  if (!Array.isArray(value)) return undefined;
  const children = value.map(childrenOf);
  return children.includes(undefined) ? undefined : children;
}

const onlyPhrasing: ReadonlySet<string> = new Set('p h1 h2 h3 h4 h5 h6 span button label summary'.split(' '));

/** Returns the children of an element. Unwraps paragraphs if the element can't contain paragraphs. */
function phrasing(name: string, { children = [] }: SyntaxNode): readonly SyntaxNode[] {
  if (!onlyPhrasing.has(name)) return children;
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? (child.children ?? []) : [child],
  );
}

/** Returns the children of `<style>` or `<script>`: the source text, unless all children are expressions. */
function rawChildren({ children = [] }: SyntaxNode, { source }: EvaluationFrame): readonly SyntaxNode[] {
  const placed = children.filter(({ position }) => position !== undefined);
  const [first] = placed;
  const last = placed.at(-1);
  if (first === undefined || last === undefined || placed.every(({ type }) => expressions.has(type))) return children;
  return [{ type: 'text', value: source.text.slice(nodeStart(first), nodeEnd(last)) }];
}

const expressions: ReadonlySet<string> = new Set(['mdxFlowExpression', 'mdxTextExpression']);

/** `dataFootnoteRef` → `data-footnote-ref`, `ariaLabel` → `aria-label`. Preact accepts all other names. */
function attributeName(name: string): string {
  if (/^data[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return /^aria[A-Z]/.test(name) ? `aria-${name.slice(4).toLowerCase()}` : name;
}
