import { type ComponentChildren, createContext, h, isValidElement, toChildArray, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { isUnsafeAttribute } from '../../../core/links.ts';
import type { ExampleProps, Markup, ThemeComponents } from '../../component-props.ts';
import type { Collector, ComponentRenderer, PageProps, RenderedChildren } from '../../component-renderer.ts';
import { iconRequestFromProps } from '../../icons/parse-icon.ts';
import { createBuiltInComponents } from '../../pages/built-in-components.ts';
import { requestKey, slotNode } from '../../pages/slots.ts';
import type { WriterInputs } from '../../theme.ts';
import type { IslandContents } from '../../types.ts';
import { asChildren, createVNode } from '../../vnodes.ts';

/** HTML and URLs that the build created for an island. */
export interface IslandTables extends Pick<IslandContents, 'written' | 'links' | 'assets'> {
  readonly icons: Readonly<Record<string, string>>;
}

export const IslandTablesContext = createContext<IslandTables>({ written: {}, links: {}, assets: {}, icons: {} });

/** Name of the component that each kind of collector collects. */
const collectedComponents: Readonly<Record<Collector['kind'], string>> = {
  tab: 'Tab',
  step: 'Step',
  code: 'CodeBlock',
};

/** Renders built-in components in a browser, with interactive children. */
export class BrowserRenderer implements ComponentRenderer {
  readonly pageComponents = createBuiltInComponents(() => this);
  collector: Collector | null = null;
  readonly headings = [];
  readonly updates = [];
  readonly #components: ThemeComponents;

  constructor(components: ThemeComponents) {
    this.#components = components;
  }

  get #tables(): IslandTables {
    return useContext(IslandTablesContext);
  }

  renderChildren(children: unknown): RenderedChildren {
    const isEmpty = toChildArray(asChildren(children)).every((node) => typeof node === 'string' && node.trim() === '');
    return isEmpty ? { html: '' } : { html: '', children: asChildren(children) };
  }

  collectParts(collector: Collector, children: unknown): RenderedChildren {
    const previousCollector = this.collector;
    this.collector = collector;
    try {
      return this.renderChildren(toChildArray(asChildren(children)).filter((node) => !this.#isTaken(node, collector)));
    } finally {
      this.collector = previousCollector;
    }
  }

  #isTaken(node: VNode | string | number, { kind, items }: Collector): boolean {
    const partComponent = this.pageComponents[collectedComponents[kind]];
    if (partComponent === undefined || typeof node !== 'object' || node.type !== partComponent) return false;
    const previousLength = items.length;
    partComponent(node.props);
    return items.length > previousLength;
  }

  textOfChildren({ children }: RenderedChildren): string {
    return staticText(children);
  }

  codeOfChildren({ children }: RenderedChildren): string {
    return staticText(children).replace(/^\n+|\s+$/g, '');
  }

  toMarkup(value: unknown): Markup | undefined {
    if (typeof value === 'string') return value === '' ? undefined : value;
    if (typeof value === 'number') return String(value);
    return isValidElement(value) || Array.isArray(value) ? value : undefined;
  }

  renderInlineMarkdown(value: unknown): Markup | undefined {
    const html = this.#tables.written[requestKey('phrases', value)];
    return html === undefined ? this.toMarkup(value) : slotNode(html);
  }

  toPlainText(value: unknown): string {
    return staticText(value);
  }

  renderIcon(props: PageProps, name: unknown = props.icon): Markup | undefined {
    if (typeof name !== 'string') return this.toMarkup(name);
    const request = iconRequestFromProps(props, name);
    return request === undefined ? undefined : (this.write('icon', request) ?? undefined);
  }

  renderThemeComponent<Name extends keyof ThemeComponents>(
    name: Name,
    props: Parameters<ThemeComponents[Name]>[0],
    content?: RenderedChildren,
  ): VNode {
    const children = content?.children;
    return createVNode(this.#components[name], children === undefined ? props : { ...props, children });
  }

  placeExample(_kind: ExampleProps['kind'], example: ComponentChildren): ComponentChildren {
    return example;
  }

  element(tagName: string, props: PageProps, children: readonly unknown[]): VNode {
    const { children: propChildren, ...otherProps } = props;
    const attributes = Object.fromEntries(
      Object.entries(otherProps).map(([name, value]) => [name, this.#value(tagName, name, value)]),
    );
    const content = children.length > 0 ? children : propChildren === undefined ? [] : [propChildren];
    const type = tagName === 'a' ? this.#components.Link : tagName === 'img' ? this.#components.Image : tagName;
    return createVNode(type, attributes, ...content);
  }

  #value(tagName: string, name: string, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (isUnsafeAttribute(tagName, name, value)) return undefined;
    if (name === 'href') return this.link(value);
    return name === 'src' || name === 'poster' ? this.asset(value) : value;
  }

  id(preferredId: string): string | undefined {
    return preferredId === '' ? undefined : preferredId;
  }

  /**
   * Returns only explicit ids. The HTML of the build contains the generated ids; elements that are rendered later have
   * none.
   */
  headingId({ id }: { readonly id: string | undefined }): string | undefined {
    return this.id(id ?? '');
  }

  titleId(): string {
    return '';
  }

  link(target: string): string {
    return this.#tables.links[target] ?? target;
  }

  asset(target: string): string {
    const { assets, links } = this.#tables;
    return assets[target] ?? links[target] ?? target;
  }

  /**
   * Returns the HTML that the build wrote for the same input. For input that the build doesn't know, code is plain text
   * and icons are empty.
   */
  write<Name extends keyof WriterInputs>(name: Name, input: WriterInputs[Name]): VNode | null {
    const anyInput: WriterInputs[keyof WriterInputs] = input;
    const { written, icons } = this.#tables;
    const key = requestKey(name, anyInput);
    const html = written[key] ?? ('name' in anyInput ? icons[anyInput.name] : undefined);
    if (html !== undefined) return html === '' ? null : slotNode(html);
    if (name === 'icon') return null;
    return h(
      'pre',
      null,
      h('code', null, 'text' in anyInput ? anyInput.text : 'tex' in anyInput ? anyInput.tex : undefined),
    );
  }
}

/** Returns the text of a node and its children. Doesn't include the output of components. */
function staticText(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(staticText).join('');
  return isValidElement(node) ? staticText(node.props.children) : '';
}
