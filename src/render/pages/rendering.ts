import { decodeHTMLAttribute } from 'entities';
import { type ComponentChildren, Fragment, isValidElement, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { HeadingIds, type HeadingText, idForRule, slug, titleIds } from '../../core/bodies.ts';
import type { Component } from '../code/components.ts';
import { asyncComponentError, needsBrowser, pageErrorMessage } from '../code/errors.ts';
import type { ComponentOrigin } from '../code/instances.ts';
import { PageRealm } from '../code/page-context.ts';
import type { PartTimer } from '../code/time-limit.ts';
import type { ExampleProps, Markup, ThemeComponents } from '../component-props.ts';
import type { Collector, ComponentRenderer, PageProps, RenderedChildren } from '../component-renderer.ts';
import { plainComponents } from '../components/plain-components.ts';
import { iconRequestFromProps } from '../icons/parse-icon.ts';
import { PageFindings, type SourceRange } from '../page-findings.ts';
import type { Theme, WriterInputs } from '../theme.ts';
import type { Island, PageHeading, PageLookup, PageUpdate } from '../types.ts';
import { createVNode, rawHtml } from '../vnodes.ts';
import { DepthLimits } from './depth-limits.ts';
import type { AuthorExample } from './endpoint-columns.ts';
import { parseInlineMarkdown } from './inline-markdown.ts';
import { findNestedLinks } from './keep-nesting.ts';
import { PageUrls } from './page-urls.ts';
import { htmlToCode, htmlToText } from './parse-html.ts';
import { renderHtmlElement } from './render-element.ts';
import { ReservedIds } from './reserved-ids.ts';
import type { IslandRecord } from './slots.ts';
import { WriterOutput } from './writer-output.ts';

export type AttemptResult<Value> = { readonly value: Value } | { readonly error: unknown };

/**
 * State of one page during rendering: headings, islands, ids and findings. Rendering is synchronous: the output of
 * asynchronous writers is inserted afterwards (`WriterOutput`). An error in a part must not lose the rest of the page.
 */
export class Rendering implements ComponentRenderer {
  readonly lookup: PageLookup;
  readonly realm = new PageRealm();
  readonly #timer: PartTimer | undefined;
  readonly findings = new PageFindings();
  readonly headings: PageHeading[] = [];
  readonly updates: PageUpdate[] = [];
  readonly islands: Island[] = [];
  /** The author's examples on an endpoint page, which replace those of the specification. */
  readonly examples: AuthorExample[] = [];
  hasEndpoint = false;
  readonly urls: PageUrls;
  readonly #githubIds = new HeadingIds('github');
  readonly #reservedIds: ReservedIds;
  /** Module and export name from which an island loads a component. */
  readonly origins = new WeakMap<object, ComponentOrigin>();
  readonly #theme: Theme;
  readonly writerOutput: WriterOutput;
  collector: Collector | null = null;
  /** True if the current component uses an event handler, or a hook that needs a browser. */
  hasState = false;
  /** True while browser globals are replaced by placeholders. */
  isGuess = false;
  readonly #nesting = new DepthLimits();
  #record: IslandRecord | undefined;
  range: SourceRange;

  constructor(lookup: PageLookup, theme: Theme, timer: PartTimer | undefined, range: SourceRange) {
    this.lookup = lookup;
    this.#reservedIds = new ReservedIds(lookup.slugs);
    this.#theme = theme;
    this.writerOutput = new WriterOutput(theme.writers, this.findings);
    this.range = range;
    this.urls = new PageUrls(lookup, range.source.file);
    this.#timer = timer;
  }

  /** @throws The error of a component. */
  renderHtml(children: unknown): string {
    return this.#nesting.renderComponent(() => renderToString(createVNode(Fragment, null, children)));
  }

  /** @throws The error of the component, or an `Error` for an asynchronous component. */
  renderComponent(component: Component, props: PageProps): string {
    const error = asyncComponentError(component);
    if (error !== undefined) throw error;
    return this.renderHtml(createVNode(component, props));
  }

  runTimed<Value>(run: () => Value): Value {
    return this.#timer === undefined ? run() : this.#timer.run(run);
  }

  renderIncludedFile(kind: string, file: string, render: () => ComponentChildren): ComponentChildren {
    return this.#nesting.renderFile(file, () => this.prerender(kind, file, () => rawHtml(this.renderHtml(render()))));
  }

  /**
   * Renders children of a built-in component. Tabs, steps and code blocks among the children aren't added to the
   * collector of an outer component.
   */
  renderContent(children: unknown): string {
    return this.#collect(null, children);
  }

  renderChildren(children: unknown): RenderedChildren {
    return toRenderedChildren(this.renderContent(children));
  }

  collectParts(collector: Collector, children: unknown): RenderedChildren {
    return toRenderedChildren(this.#collect(collector, children));
  }

  textOfChildren({ html }: RenderedChildren): string {
    return this.writerOutput.insertPlainText(htmlToText(html));
  }

  codeOfChildren({ html }: RenderedChildren): string {
    return this.writerOutput.insertPlainText(htmlToCode(html));
  }

  placeExample(kind: ExampleProps['kind'], example: ComponentChildren): ComponentChildren {
    // A browser renders the content of an island again, in its place.
    if (!this.hasEndpoint || this.#record !== undefined) return example;
    this.examples.push({ kind, html: this.renderHtml(example) });
    return this.#theme.plainEndpoints === true ? example : null;
  }

  element(tagName: string, props: PageProps, children: readonly unknown[]): VNode {
    return renderHtmlElement(this, tagName, props, children);
  }

  #collect(collector: Collector | null, children: unknown): string {
    const previousCollector = this.collector;
    this.collector = collector;
    try {
      return this.renderHtml(children);
    } finally {
      this.collector = previousCollector;
    }
  }

  renderThemeComponent<Name extends keyof ThemeComponents>(
    name: Name,
    props: Parameters<ThemeComponents[Name]>[0],
    { html, children }: RenderedChildren = { html: '' },
  ): VNode {
    if (name === 'Link') {
      for (const href of findNestedLinks(html)) this.findings.reportNestedLink(decodeHTMLAttribute(href), this.range);
    }
    const component = this.#theme.components?.[name] ?? plainComponents[name];
    try {
      return rawHtml(this.renderHtml(createVNode(component, children === undefined ? props : { ...props, children })));
    } catch (error) {
      this.reportFailure(error, 'changed');
      return rawHtml(html);
    }
  }

  toMarkup(value: unknown): Markup | undefined {
    if (typeof value === 'string') return value === '' ? undefined : value;
    if (typeof value === 'number') return String(value);
    if (!isValidElement(value) && !Array.isArray(value)) return undefined;
    const html = this.renderContent(value);
    return html === '' ? undefined : rawHtml(html);
  }

  renderInlineMarkdown(value: unknown): Markup | undefined {
    const inlineNodes = typeof value === 'string' ? parseInlineMarkdown(value, this) : undefined;
    if (inlineNodes === undefined) return this.toMarkup(value);
    return this.prerender('phrases', value, () => rawHtml(this.renderContent(inlineNodes)));
  }

  toPlainText(value: unknown): string {
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return isValidElement(value) || Array.isArray(value) ? this.textOfChildren(this.renderChildren(value)) : '';
  }

  renderIcon(props: PageProps, name: unknown = props.icon): Markup | undefined {
    if (typeof name !== 'string') return this.toMarkup(name);
    const request = iconRequestFromProps(props, name);
    if (request === undefined) return undefined;
    const html = this.#writeHtml('icon', request);
    return html === '' ? undefined : rawHtml(html);
  }

  write<Name extends keyof WriterInputs>(name: Name, input: WriterInputs[Name]): VNode {
    return rawHtml(this.#writeHtml(name, input));
  }

  #writeHtml<Name extends keyof WriterInputs>(name: Name, input: WriterInputs[Name]): string {
    const { range } = this;
    const html = this.writerOutput.write(name, input, range, {
      asset: (target) => this.withRange(range, () => this.asset(target)),
      isMonochrome: (target) => this.urls.isMonochrome(target, range),
    });
    return html === '' ? '' : (this.#record?.recordHtml(name, input, html) ?? html);
  }

  /** Renders, and adds the HTML and URLs that a browser needs to `record`, if there is a record. */
  withRecord<Value>(record: IslandRecord | undefined, render: () => Value): Value {
    const previousRecord = this.#record;
    this.#record = record;
    try {
      return render();
    } finally {
      this.#record = previousRecord;
    }
  }

  /** Renders content that only a build can render. Inside an island, the HTML is recorded for the browser. */
  prerender(kind: string, request: unknown, render: () => ComponentChildren): ComponentChildren {
    const record = this.#record;
    if (record === undefined) return render();
    return rawHtml(
      record.recordHtml(
        kind,
        request,
        this.withRecord(undefined, () => this.renderContent(render())),
      ),
    );
  }

  id(preferredId: string): string | undefined {
    return this.#reservedIds.reserveUnique(preferredId);
  }

  headingId(heading: HeadingText): string | undefined {
    const { slugs } = this.lookup;
    return this.id(slugs === 'github' ? this.#githubIds.next(heading) : (heading.id ?? slug(heading.text)));
  }

  reserveId(id: string): string {
    return this.#reservedIds.reserve(id);
  }

  titleId(element: string, name: string, title: string): string {
    const [spellings] = titleIds(element, [{ name, value: title }]);
    return spellings === undefined ? '' : idForRule(this.lookup.slugs, spellings);
  }

  link(target: string): string {
    const url = this.urls.link(target, this.range);
    return this.#record?.recordUrl('links', target, url) ?? url;
  }

  asset(target: string): string {
    const url = this.urls.asset(target, this.range);
    return this.#record?.recordUrl('assets', target, url) ?? url;
  }

  reportFailure(error: unknown, effect: 'lost' | 'changed' | 'replaced'): void {
    this.findings.reportFailure(pageErrorMessage(error), effect, this.range);
  }

  withRange<Value>(range: SourceRange, run: () => Value): Value {
    const previousRange = this.range;
    this.range = range;
    try {
      return run();
    } finally {
      this.range = previousRange;
    }
  }

  /**
   * Runs page code. After an error, the state is rolled back. If a browser global was missing, the code runs again
   * with placeholders for browser globals.
   */
  attempt<Value>(run: () => Value): AttemptResult<Value> {
    const { isGuess } = this;
    const record = this.#record;
    const restoreFunctions = [this.saveState(), this.#nesting.saveState()];
    // Also restores nesting depths, because code that exceeds its time limit doesn't run its `finally` blocks.
    const rollBack = (): void => {
      for (const restore of restoreFunctions) restore();
      this.isGuess = isGuess;
      this.#record = record;
    };
    try {
      return { value: this.runTimed(run) };
    } catch (error) {
      rollBack();
      if (!needsBrowser(error)) return { error };
      this.isGuess = true;
      try {
        return { value: this.realm.withBrowserGlobals(() => this.runTimed(run)) };
      } catch (retryError) {
        rollBack();
        return { error: retryError };
      } finally {
        this.isGuess = isGuess;
      }
    }
  }

  /** Saves the current state. The returned function restores it. */
  saveState(): () => void {
    const { collector, hasState, range } = this;
    const { headings, updates, islands, examples, urls } = this;
    const lists: { length: number }[] = [headings, updates, islands, examples, urls.deadLinks, collector?.items ?? []];
    const lengths = lists.map(({ length }) => length);
    const restoreIds = [this.#githubIds.saveState(), this.#reservedIds.saveState()];
    return () => {
      Object.assign(this, { collector, hasState, range });
      for (const [index, list] of lists.entries()) list.length = lengths[index] ?? 0;
      for (const restore of restoreIds) restore();
    };
  }

  originOf(component: Component): ComponentOrigin | undefined {
    return this.origins.get(component);
  }
}

function toRenderedChildren(html: string): RenderedChildren {
  return html.trim() === '' ? { html } : { html, children: rawHtml(html) };
}
