import { decodeHTMLAttribute } from 'entities';
import { type ComponentChildren, Fragment, isValidElement, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { HeadingIds, type HeadingText, idBy, slug, titleIds } from '../../core/bodies.ts';
import type { Component } from '../code/components.ts';
import { asyncComponentError, messageOf, needsBrowser } from '../code/errors.ts';
import type { Origin } from '../code/instances.ts';
import { PageRealm } from '../code/page-context.ts';
import type { PartTimer } from '../code/time-limit.ts';
import type { Markup, ThemeComponents } from '../component-props.ts';
import type { Collector, ComponentRenderer, PageProps, RenderedChildren } from '../component-renderer.ts';
import { plainComponents } from '../components/plain-components.ts';
import { iconRequestFromProps } from '../icons/parse-icon.ts';
import { PageFindings, type SourceRange } from '../page-findings.ts';
import type { Theme, WriterInputs } from '../theme.ts';
import type { Island, PageHeading, PageLookup } from '../types.ts';
import { createVNode, rawHtml } from '../vnodes.ts';
import { DepthLimits } from './depth-limits.ts';
import { parseInlineMarkdown } from './inline-markdown.ts';
import { nestedLinks } from './keep-nesting.ts';
import { PageUrls } from './page-urls.ts';
import { htmlCode, htmlText } from './parse-html.ts';
import { htmlElement } from './render-element.ts';
import { ReservedIds } from './reserved-ids.ts';
import type { IslandRecord } from './slots.ts';
import { WriterOutput } from './writer-output.ts';

export type Attempt<Value> = { readonly value: Value } | { readonly error: unknown };

/**
 * State of one page during rendering: headings, islands, ids and findings. Rendering is synchronous: the output of
 * asynchronous writers is inserted afterwards (`WriterOutput`). An error in a part must not lose the rest of the page.
 */
export class Rendering implements ComponentRenderer {
  readonly lookup: PageLookup;
  readonly context = new PageRealm();
  readonly #timer: PartTimer | undefined;
  readonly findings = new PageFindings();
  readonly headings: PageHeading[] = [];
  readonly islands: Island[] = [];
  readonly urls: PageUrls;
  readonly #githubIds = new HeadingIds('github');
  readonly #reservedIds: ReservedIds;
  /** Module and export name from which an island loads a component. */
  readonly origins = new WeakMap<object, Origin>();
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
  html(children: unknown): string {
    return this.#nesting.component(() => renderToString(createVNode(Fragment, null, children)));
  }

  /** @throws The error of the component, or an `Error` for an asynchronous component. */
  component(component: Component, props: PageProps): string {
    const error = asyncComponentError(component);
    if (error !== undefined) throw error;
    return this.html(createVNode(component, props));
  }

  timed<Value>(run: () => Value): Value {
    return this.#timer === undefined ? run() : this.#timer.run(run);
  }

  renderIncluded(kind: string, file: string, render: () => ComponentChildren): ComponentChildren {
    return this.#nesting.file(file, () => this.prerendered(kind, file, () => rawHtml(this.html(render()))));
  }

  /**
   * Renders children of a built-in component. Tabs, steps and code blocks among the children aren't added to the
   * collector of an outer component.
   */
  content(children: unknown): string {
    return this.#collect(null, children);
  }

  renderChildren(children: unknown): RenderedChildren {
    return asRenderedChildren(this.content(children));
  }

  collectParts(collector: Collector, children: unknown): RenderedChildren {
    return asRenderedChildren(this.#collect(collector, children));
  }

  textOfChildren({ html }: RenderedChildren): string {
    return this.writerOutput.withPlainText(htmlText(html));
  }

  codeOfChildren({ html }: RenderedChildren): string {
    return this.writerOutput.withPlainText(htmlCode(html));
  }

  element(tagName: string, props: PageProps, children: readonly unknown[]): VNode {
    return htmlElement(this, tagName, props, children);
  }

  #collect(collector: Collector | null, children: unknown): string {
    const outer = this.collector;
    this.collector = collector;
    try {
      return this.html(children);
    } finally {
      this.collector = outer;
    }
  }

  themed<Name extends keyof ThemeComponents>(
    name: Name,
    props: Parameters<ThemeComponents[Name]>[0],
    { html, children }: RenderedChildren = { html: '' },
  ): VNode {
    if (name === 'Link') {
      for (const address of nestedLinks(html)) this.findings.linkInLink(decodeHTMLAttribute(address), this.range);
    }
    const component = this.#theme.components?.[name] ?? plainComponents[name];
    try {
      return rawHtml(this.html(createVNode(component, children === undefined ? props : { ...props, children })));
    } catch (error) {
      this.fail(error, 'changed');
      return rawHtml(html);
    }
  }

  markup(value: unknown): Markup | undefined {
    if (typeof value === 'string') return value === '' ? undefined : value;
    if (typeof value === 'number') return String(value);
    if (!isValidElement(value) && !Array.isArray(value)) return undefined;
    const html = this.content(value);
    return html === '' ? undefined : rawHtml(html);
  }

  inlineMarkdown(value: unknown): Markup | undefined {
    const inlineNodes = typeof value === 'string' ? parseInlineMarkdown(value, this) : undefined;
    if (inlineNodes === undefined) return this.markup(value);
    return this.prerendered('phrases', value, () => rawHtml(this.content(inlineNodes)));
  }

  plainText(value: unknown): string {
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return isValidElement(value) || Array.isArray(value) ? this.textOfChildren(this.renderChildren(value)) : '';
  }

  icon(props: PageProps, name: unknown = props.icon): Markup | undefined {
    if (typeof name !== 'string') return this.markup(name);
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
      asset: (target) => this.at(range, () => this.asset(target)),
      isMonochrome: (target) => this.urls.isMonochrome(target, range),
    });
    return html === '' ? '' : (this.#record?.recordHtml(name, input, html) ?? html);
  }

  /** Renders, and adds the HTML and URLs that a browser needs to `record`, if there is a record. */
  withRecord<Value>(record: IslandRecord | undefined, render: () => Value): Value {
    const outer = this.#record;
    this.#record = record;
    try {
      return render();
    } finally {
      this.#record = outer;
    }
  }

  /** Renders content that only a build can render. Inside an island, the HTML is recorded for the browser. */
  prerendered(kind: string, request: unknown, make: () => ComponentChildren): ComponentChildren {
    const record = this.#record;
    if (record === undefined) return make();
    return rawHtml(
      record.recordHtml(
        kind,
        request,
        this.withRecord(undefined, () => this.content(make())),
      ),
    );
  }

  id(wanted: string): string | undefined {
    return this.#reservedIds.reserveUnique(wanted);
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
    return spellings === undefined ? '' : idBy(this.lookup.slugs, spellings);
  }

  link(target: string): string {
    const url = this.urls.link(target, this.range);
    return this.#record?.recordUrl('links', target, url) ?? url;
  }

  asset(target: string): string {
    const url = this.urls.asset(target, this.range);
    return this.#record?.recordUrl('assets', target, url) ?? url;
  }

  fail(error: unknown, effect: 'lost' | 'changed' | 'replaced'): void {
    this.findings.failed(messageOf(error), effect, this.range);
  }

  at<Value>(range: SourceRange, run: () => Value): Value {
    const outer = this.range;
    this.range = range;
    try {
      return run();
    } finally {
      this.range = outer;
    }
  }

  /**
   * Runs page code. After an error, the state is rolled back. If a browser global was missing, the code runs again
   * with placeholders for browser globals.
   */
  attempt<Value>(run: () => Value): Attempt<Value> {
    const { isGuess } = this;
    const record = this.#record;
    const undo = [this.saveState(), this.#nesting.saveState()];
    // Also restores nesting depths, because code that exceeds its time limit doesn't run its `finally` blocks.
    const rollBack = (): void => {
      for (const step of undo) step();
      this.isGuess = isGuess;
      this.#record = record;
    };
    try {
      return { value: this.timed(run) };
    } catch (error) {
      rollBack();
      if (!needsBrowser(error)) return { error };
      this.isGuess = true;
      try {
        return { value: this.context.withBrowserGlobals(() => this.timed(run)) };
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
    const lists: { length: number }[] = [this.headings, this.islands, this.urls.deadLinks, collector?.items ?? []];
    const lengths = lists.map(({ length }) => length);
    const restoreIds = [this.#githubIds.saveState(), this.#reservedIds.saveState()];
    return () => {
      Object.assign(this, { collector, hasState, range });
      for (const [index, list] of lists.entries()) list.length = lengths[index] ?? 0;
      for (const restore of restoreIds) restore();
    };
  }

  originOf(component: Component): Origin | undefined {
    return this.origins.get(component);
  }
}

function asRenderedChildren(html: string): RenderedChildren {
  return html.trim() === '' ? { html } : { html, children: rawHtml(html) };
}
