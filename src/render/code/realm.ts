import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, compileFunction, createContext, Script } from 'node:vm';
import { type ComponentChildren, h } from 'preact';
import { packageFolder } from '../../core/host.ts';
import type { Props } from '../component-renderer.ts';
import { rawHtml } from '../raw-html.ts';
import type { SourceText } from '../syntax/source-text.ts';
import type { PartTime } from './limits.ts';
import { listIn, type Raw, type RealmInside } from './realm-inside.ts';
import { plainServices, type Service } from './services.ts';
import { messageOf } from './thrown.ts';
import { type Component, describe, Inside, insideFunction, isPlain, Named, read, wrapped } from './values.ts';

/**
 * How many rounds of loops and calls of functions one part of a page may take. What needs more is taken for endless: a
 * count, unlike a clock, says the same on every machine.
 */
const mostSteps = 1_000_000;

/** What a realm is made of. */
export interface RealmSettings {
  /** What the code asks the page for. */
  readonly services: Readonly<Record<string, Service>>;
  /** The time of the page's parts; undefined if they have none of their own. */
  readonly parts: PartTime | undefined;
}

interface MadeRealm {
  readonly context: Context;
  readonly inside: RealmInside;
  /** What stands for all failures. */
  readonly failed: unknown;
}

/**
 * Where the code of one page runs: a context of its own, made when the page first has some. Whatever code in it can reach
 * was made in it. Texts and numbers cross, and values of the context that the host keeps without looking into them.
 */
export class Realm {
  readonly #settings: RealmSettings;
  readonly #sources: SourceText[] = [];
  readonly #failures: ((reason: string, start: number, end: number) => void)[] = [];
  readonly #placed: ComponentChildren[] = [];
  #made: MadeRealm | undefined;
  #isWithin = false;

  constructor(settings: RealmSettings) {
    this.#settings = settings;
  }

  /** Runs a part of the page, which may take as many steps as there are, and leaves those of what it is part of alone. */
  within<Value>(run: () => Value): Value {
    const { parts } = this.#settings;
    const outer = this.#made?.inside.setSteps(mostSteps) ?? mostSteps;
    const isOuter = this.#isWithin;
    this.#isWithin = true;
    try {
      return parts === undefined ? run() : parts.of(run);
    } finally {
      this.#isWithin = isOuter;
      this.#made?.inside.setSteps(Number(outer));
    }
  }

  /** Runs something with stand-ins for what only a browser has, which is undefined otherwise. */
  withBrowser<Value>(run: () => Value): Value {
    this.#made?.inside.setBrowser(true);
    try {
      return run();
    } finally {
      this.#made?.inside.setBrowser(false);
    }
  }

  /**
   * A function whose body runs in here.
   *
   * @throws Where the body is no JavaScript.
   */
  compile(body: string, parameters: readonly string[], file: string): Inside {
    const { context } = this.#get();
    try {
      return new Inside(compileFunction(body, [...parameters], { parsingContext: context, filename: file }));
    } catch (error) {
      throw new Error(messageOf(error));
    }
  }

  /**
   * Calls a function.
   *
   * @param how `evaluate` where it may call hooks.
   * @throws What the function throws.
   */
  call(run: Inside, values: readonly unknown[], how: 'call' | 'evaluate' = 'call'): unknown {
    const raws = values.map((value) => this.#rawOf(value));
    return this.#enter((inside) => wrapped(this.#succeeded(inside[how](run.raw, ...raws))));
  }

  /** What code calls at each step of a file's. */
  counterOf(source: SourceText): Named {
    const known = this.#sources.indexOf(source);
    return new Named('counter', String(known === -1 ? this.#sources.push(source) - 1 : known));
  }

  /** What code calls with what fails in it. */
  failureOf(report: (reason: string, start: number, end: number) => void): Named {
    return new Named('fail', String(this.#failures.push(report) - 1));
  }

  /** A member of a value; undefined if it cannot be had. */
  member(value: Component, name: string): unknown {
    const raw = this.#rawOf(value);
    return this.#enter((inside) => {
      const found = inside.member(raw, name);
      return found === this.#made?.failed ? undefined : wrapped(found);
    });
  }

  /** The members of a value. */
  members(value: Inside): Record<string, unknown> {
    const names = this.#enter((inside) => listIn(this.#text(inside.names(value.raw))).map(String));
    return Object.fromEntries(names.map((name) => [name, this.member(value, name)]));
  }

  /** A value of the page's code in here, for good: what it becomes is what all see that are given it. */
  kept(value: unknown): unknown {
    return wrapped(this.#rawOf(value));
  }

  /**
   * A value as the host has it: plain, with nodes for its elements.
   *
   * @throws Where it is too large, or contains itself.
   */
  toHost(value: unknown): unknown {
    if (value instanceof Named) return insideFunction;
    if (Array.isArray(value)) return value.map((member) => this.toHost(member));
    if (isPlain(value)) return this.propsOf(value);
    if (!(value instanceof Inside)) return value;
    if (value.function !== undefined) return insideFunction;
    return this.described(this.#enter((inside) => this.#text(inside.describe(value.raw))));
  }

  /** Props as the host has them. */
  propsOf(props: Props): Props {
    return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, this.toHost(value)]));
  }

  /** A value as the host has it that code in here has described. */
  described(text: string): unknown {
    return read(JSON.parse(text), (index) => this.#nodeOf(new Inside(this.#enter((inside) => inside.piece(index)))));
  }

  /** Elements that code has made, as a node of the page. */
  #nodeOf(elements: Inside): ComponentChildren {
    return h(() => rawHtml(this.#enter((inside) => this.#text(inside.html(elements.raw)))), null);
  }

  /**
   * HTML of a component.
   *
   * @throws What it throws.
   */
  render(component: Component, props: Props): string {
    const [raw, given] = [this.#rawOf(component), this.#rawOf(props)];
    return this.#enter((inside) => this.#text(inside.render(raw, given)));
  }

  /**
   * What a value shows: a text or HTML; undefined for an object that is no element.
   *
   * @throws What a component in it throws.
   */
  shown(value: Inside): { readonly text: string } | { readonly html: string } | undefined {
    const shown = this.#enter((inside) => this.#text(inside.show(value.raw)));
    if (shown === '') return undefined;
    return shown.startsWith('<') ? { html: shown.slice(1) } : { text: shown.slice(1) };
  }

  /** What code has been given as content. */
  placed(number: string): ComponentChildren {
    return this.#placed[Number(number)];
  }

  /** The value in here of something that the host has. */
  #rawOf(value: unknown): Raw {
    if (value instanceof Inside) return value.raw;
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
    const { text, given } = describe(value, (element) => this.#placed.push(element) - 1);
    return this.#enter((inside) => this.#succeeded(inside.revive(text, ...given)));
  }

  /** Goes in, always as a part of the page that has an end. */
  #enter<Value>(run: (inside: RealmInside) => Value): Value {
    const { inside } = this.#get();
    if (!this.#isWithin) return this.within(() => this.#enter(run));
    if (this.#settings.parts?.isOver) throw new Error('the page has used up its time');
    return run(inside);
  }

  #succeeded(value: Raw): Raw {
    if (value !== this.#made?.failed) return value;
    throw new Error(this.#text(this.#made?.inside.reason()));
  }

  #text(value: Raw): string {
    const text = this.#succeeded(value);
    if (typeof text !== 'string') throw new Error('it failed');
    return text;
  }

  #get(): MadeRealm {
    if (this.#made !== undefined) return this.#made;
    // Its own queue of what promises bring, which nobody works off: a page waits for nothing. No text becomes code: what
    // is code has been read before, and counts its steps.
    const bare: Context = Object.create(null);
    const context = createContext(bare, {
      microtaskMode: 'afterEvaluate',
      codeGeneration: { strings: false, wasm: false },
    });
    const received: MadeRealm[] = [];
    const begin: (host: unknown, give: unknown) => void = insideScript().runInContext(context);
    const receive = (inside: RealmInside, failed: unknown): void => void received.push({ context, inside, failed });
    begin((...asked: unknown[]) => this.#answer(...asked), receive);
    const [made] = received;
    if (made === undefined) throw new Error('nothing runs in here');
    this.#made = made;
    if (this.#isWithin) made.inside.setSteps(mostSteps);
    return made;
  }

  /** Answers code in here. Nothing but a text leaves this function, no error either. */
  #answer(name?: unknown, what?: unknown, text?: unknown, value?: unknown): string {
    try {
      const all = [this.#own, this.#settings.services, plainServices];
      const service = all.find((some) => Object.hasOwn(some, String(name)))?.[String(name)];
      if (service === undefined) return '!nobody does that';
      return `=${String(service(String(what), String(text), value) ?? '')}`;
    } catch (error) {
      return `!${messageOf(error)}`;
    }
  }

  /** What code in here asks its realm for. */
  readonly #own: Readonly<Record<string, Service>> = {
    endless: (number, offset) => {
      const source = this.#sources[Number(number)];
      const line = source?.written(0, Number(offset)).split('\n').length;
      return `${source?.file}:${line} seems to run without end (more than ${mostSteps.toLocaleString('en')} steps)`;
    },
    failed: (number, text) => {
      const [reason, start, end] = listIn(text);
      this.#failures[Number(number)]?.(String(reason), Number(start) || 0, Number(end) || 0);
      this.#made?.inside.setSteps(mostSteps);
    },
  };
}

let script: Script | undefined;

/** What each realm begins with: see `inside/main.ts`. Read and compiled once for all pages. */
function insideScript(): Script {
  if (script !== undefined) return script;
  const text = readFileSync(join(packageFolder(), 'dist/inside/inside.js'), 'utf8');
  script = new Script(`(function ($host, $return) { 'use strict';\n${text}\n})`, { filename: 'page' });
  return script;
}
