import { type ComponentChildren, Fragment, isValidElement, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { HeadingIds, titleIds } from '../../core/bodies.ts';
import type { Component } from '../code/components.ts';
import { asyncComponentError, messageOf, needsBrowser } from '../code/errors.ts';
import type { Origin } from '../code/instances.ts';
import { PageContext } from '../code/page-context.ts';
import type { PartTimer } from '../code/time-limit.ts';
import type { Markup, ThemeComponents } from '../component-props.ts';
import type { Collector, ComponentRenderer, Content, Props } from '../component-renderer.ts';
import { plainComponents } from '../components/plain-components.ts';
import { element } from '../element.ts';
import { decodeHtml } from '../html.ts';
import { iconRequest } from '../icons/icon-name.ts';
import { PageFindings, type SourceRange } from '../page-findings.ts';
import { rawHtml } from '../raw-html.ts';
import type { Theme, WrittenThings } from '../theme.ts';
import type { Island, PageHeading, PageLookup } from '../types.ts';
import { codeOfHtml, textOfHtml } from './elements-of.ts';
import { htmlElement } from './html-element.ts';
import { linksInLink } from './keep-nesting.ts';
import { Nesting } from './nesting.ts';
import { PageAddresses } from './page-addresses.ts';
import { phrasesOf } from './phrases.ts';
import type { IslandRecord } from './slots.ts';
import { TakenIds } from './taken-ids.ts';
import { Writing } from './writing.ts';

/** What became of something that was tried. */
export type Attempted<Value> = { readonly value: Value } | { readonly error: unknown };

/** What one page gathers while it is rendered. Rendering itself is synchronous; what writers promise is put in later. */
export class Rendering implements ComponentRenderer {
  readonly lookup: PageLookup;
  readonly context = new PageContext();
  readonly #timer: PartTimer | undefined;
  readonly findings = new PageFindings();
  readonly headings: PageHeading[] = [];
  readonly islands: Island[] = [];
  readonly addresses: PageAddresses;
  readonly ids = new HeadingIds();
  readonly #takenIds = new TakenIds();
  /** Where components come from, for islands. */
  readonly origins = new WeakMap<object, Origin>();
  readonly #theme: Theme;
  readonly writing: Writing;
  /** The innermost component that gathers parts; null inside of a part. */
  collector: Collector | null = null;
  /** Set by hooks and handlers while a component is rendered. */
  hasState = false;
  /** Set while something is rendered with stand-ins for what only a browser has. */
  isGuess = false;
  readonly #nesting = new Nesting();
  /** What is kept for a browser; undefined if nothing that contains state is rendered. */
  #record: IslandRecord | undefined;
  /** What is being rendered. */
  range: SourceRange;

  constructor(lookup: PageLookup, theme: Theme, timer: PartTimer | undefined, range: SourceRange) {
    this.lookup = lookup;
    this.#theme = theme;
    this.writing = new Writing(theme.writers, this.findings);
    this.range = range;
    this.addresses = new PageAddresses(lookup, range.source.file);
    this.#timer = timer;
  }

  /** HTML of nodes, at once. Errors of components come through. */
  html(children: unknown): string {
    return this.#nesting.component(() => renderToString(element(Fragment, null, children)));
  }

  /** HTML of a component of the page's code. Its errors come through. */
  component(component: Component, props: Props): string {
    const error = asyncComponentError(component);
    if (error !== undefined) throw error;
    return this.html(element(component, props));
  }

  /** Runs a part of the page within its time. */
  timed<Value>(run: () => Value): Value {
    return this.#timer === undefined ? run() : this.#timer.run(run);
  }

  /** Renders a file that is taken in. */
  takenIn(kind: string, file: string, make: () => ComponentChildren): ComponentChildren {
    return this.#nesting.file(file, () => this.fixed(kind, file, () => rawHtml(this.html(make()))));
  }

  /** The children of a known component, rendered: none of their parts belongs to a component further out. */
  content(children: unknown): string {
    return this.#collected(null, children);
  }

  inside(children: unknown): Content {
    return contentOf(this.content(children));
  }

  gathered(collector: Collector, children: unknown): Content {
    return contentOf(this.#collected(collector, children));
  }

  textIn({ html }: Content): string {
    return this.writing.inWords(textOfHtml(html));
  }

  codeIn({ html }: Content): string {
    return this.writing.inWords(codeOfHtml(html));
  }

  element(tagName: string, props: Props, children: readonly unknown[]): VNode {
    return htmlElement(this, tagName, props, children);
  }

  /** Renders children whose parts go to the collector, and gives what is left. */
  #collected(collector: Collector | null, children: unknown): string {
    const outer = this.collector;
    this.collector = collector;
    try {
      return this.html(children);
    } finally {
      this.collector = outer;
    }
  }

  /** A node of the theme: a component that fails leaves what it was to contain. */
  themed<Name extends keyof ThemeComponents>(
    name: Name,
    props: Parameters<ThemeComponents[Name]>[0],
    { html, children }: Content = { html: '' },
  ): VNode {
    if (name === 'Link') {
      for (const address of linksInLink(html)) this.findings.linkInLink(decodeHtml(address), this.range);
    }
    const component = this.#theme.components?.[name] ?? plainComponents[name];
    try {
      return rawHtml(this.html(element(component, children === undefined ? props : { ...props, children })));
    } catch (error) {
      this.fail(error, 'changed');
      return rawHtml(html);
    }
  }

  /** An attribute that may be text or elements. */
  markup(value: unknown): Markup | undefined {
    if (typeof value === 'string') return value === '' ? undefined : value;
    if (typeof value === 'number') return String(value);
    if (!isValidElement(value) && !Array.isArray(value)) return undefined;
    const html = this.content(value);
    return html === '' ? undefined : rawHtml(html);
  }

  /** An attribute whose text is Markdown of one line. */
  phrases(value: unknown): Markup | undefined {
    const made = typeof value === 'string' ? phrasesOf(value, this) : undefined;
    if (made === undefined) return this.markup(value);
    return this.fixed('phrases', value, () => rawHtml(this.content(made)));
  }

  /** The words of an attribute that may be text or elements. */
  words(value: unknown): string {
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return isValidElement(value) || Array.isArray(value) ? this.textIn(this.inside(value)) : '';
  }

  /** An icon as authors name it in the attributes of a component. */
  icon(props: Props, name: unknown = props.icon): Markup | undefined {
    if (typeof name !== 'string') return this.markup(name);
    const request = iconRequest(props, name);
    if (request === undefined) return undefined;
    const html = this.#written('icon', request);
    return html === '' ? undefined : rawHtml(html);
  }

  /** What a writer makes of something, now or later. */
  write<Name extends keyof WrittenThings>(name: Name, what: WrittenThings[Name]): VNode {
    return rawHtml(this.#written(name, what));
  }

  #written<Name extends keyof WrittenThings>(name: Name, what: WrittenThings[Name]): string {
    const { range } = this;
    const html = this.writing.write(name, what, range, {
      asset: (target) => this.at(range, () => this.asset(target)),
      isMonochrome: (target) => this.addresses.isMonochrome(target, range),
    });
    return html === '' ? '' : (this.#record?.keep(name, what, html) ?? html);
  }

  /** Renders a component with state, and keeps what a browser needs to do it again. */
  recorded<Value>(record: IslandRecord | undefined, render: () => Value): Value {
    const outer = this.#record;
    this.#record = record;
    try {
      return render();
    } finally {
      this.#record = outer;
    }
  }

  /** Something that only a build can render: in a component with state a browser finds it written. */
  fixed(kind: string, request: unknown, make: () => ComponentChildren): ComponentChildren {
    const record = this.#record;
    if (record === undefined) return make();
    return rawHtml(
      record.keep(
        kind,
        request,
        this.recorded(undefined, () => this.content(make())),
      ),
    );
  }

  /** An id that nothing else of the page has. */
  id(wanted: string): string | undefined {
    return this.#takenIds.take(wanted);
  }

  /** An id that stays as it is: nothing later gets it. */
  keepId(id: string): string {
    return this.#takenIds.keep(id);
  }

  titleId(element: string, name: string, title: string): string {
    return titleIds(element, [{ name, value: title }]).at(-1) ?? '';
  }

  link(target: string): string {
    const written = this.addresses.link(target, this.range);
    return this.#record?.address('links', target, written) ?? written;
  }

  asset(target: string): string {
    const written = this.addresses.asset(target, this.range);
    return this.#record?.address('assets', target, written) ?? written;
  }

  fail(error: unknown, effect: 'lost' | 'changed' | 'replaced'): void {
    this.findings.failed(messageOf(error), effect, this.range);
  }

  /** Renders something at its place in a file. */
  at<Value>(range: SourceRange, run: () => Value): Value {
    const outer = this.range;
    this.range = range;
    try {
      return run();
    } finally {
      this.range = outer;
    }
  }

  /** Tries something; what it left behind is taken back where it fails, and it is tried with a browser's names. */
  attempt<Value>(run: () => Value): Attempted<Value> {
    const { isGuess } = this;
    const record = this.#record;
    const undo = [this.rewind(), this.#nesting.mark()];
    // What was begun too: code that takes too long cannot end it.
    const back = (): void => {
      for (const step of undo) step();
      this.isGuess = isGuess;
      this.#record = record;
    };
    try {
      return { value: this.timed(run) };
    } catch (error) {
      back();
      if (!needsBrowser(error)) return { error };
      this.isGuess = true;
      try {
        return { value: this.context.withBrowserGlobals(() => this.timed(run)) };
      } catch (again) {
        back();
        return { error: again };
      } finally {
        this.isGuess = isGuess;
      }
    }
  }

  /** Remembers what the page has gathered. Returns what takes back all that is gathered later. */
  rewind(): () => void {
    const { collector, hasState, range } = this;
    const lists: { length: number }[] = [this.headings, this.islands, this.addresses.dead, collector?.items ?? []];
    const lengths = lists.map(({ length }) => length);
    const restoreIds = [this.ids.mark(), this.#takenIds.mark()];
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

function contentOf(html: string): Content {
  return html.trim() === '' ? { html } : { html, children: rawHtml(html) };
}
