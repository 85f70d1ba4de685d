import { isUnsafeUrl, type UrlUse } from '../links/unsafe-url.ts';
import { defined } from '../values/json.ts';
import type { Range } from '../values/location.ts';
import type { BodyLink, IgnoreComment, PageBody, UnsafeUrl } from '../values/page-body.ts';
import { type VariableUse, variablesIn } from '../values/variables.ts';
import { codeFacts } from './code.ts';
import { HeadingIds, headingText, unmarkHeadingIds, withoutBadge } from './heading.ts';
import { type ImportStatement, markUsedImports } from './imports.ts';
import { mappedLinks } from './mapped-links.ts';
import { mathRanges } from './math.ts';
import { type IdSpellings, slug } from './slugs.ts';
import { type BodyNode, elementAttributes } from './tree.ts';

export class BodyDraft {
  readonly text: string;
  /** Source of all expressions. Names in expressions mark imports as used. */
  readonly expressions: string[] = [];
  /** Source of imports and exports. */
  readonly moduleCode: string[] = [];
  readonly elements = new Set<string>();
  readonly statements: ImportStatement[] = [];
  readonly anchors = new Set<string>();
  /** Patterns of ids that code computes at run time: `step-*`. */
  readonly madeIds = new Set<string>();
  last: Range = { start: 0, end: 0 };
  readonly #ids = new HeadingIds();
  readonly #githubIds = new HeadingIds('github');
  readonly #spellings: IdSpellings[] = [];
  readonly #links: (BodyLink & { readonly definition?: string })[] = [];
  readonly #unsafe: UnsafeUrl[] = [];
  readonly #defined = new Set<string>();
  readonly #references = new Map<string, 'link' | 'image'>();
  readonly #headings = new Map<string, number>();
  readonly #variables: VariableUse[] = [];
  readonly #ignores: IgnoreComment[] = [];
  readonly #code: Range[] = [];
  readonly #names: VariableUse[] = [];
  #title: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** @param use Default: `shown` for an image, else `followed`. */
  addLink(
    kind: BodyLink['kind'],
    target: string,
    { start, end }: Range,
    use: UrlUse = kind === 'image' ? 'shown' : 'followed',
  ): void {
    if (isUnsafeUrl(target, use)) {
      this.addUnsafe(target, { start, end });
      return;
    }
    if (target.includes('{{')) this.addText({ start, end });
    this.#links.push({ target: unmarkHeadingIds(target), start, end, kind });
  }

  /** Records a URL that may run code. Such a URL is not added as a link. */
  addUnsafe(target: string, { start, end }: Range): void {
    this.#unsafe.push({ target: unmarkHeadingIds(target), start, end });
  }

  addDefinition(identifier: string, target: string, { start, end }: Range): void {
    if (this.#defined.has(identifier)) return;
    this.#defined.add(identifier);
    this.#links.push({ target, start, end, kind: 'link', definition: identifier });
  }

  addReference(identifier: string, kind: 'link' | 'image'): void {
    if (this.#references.get(identifier) !== 'link') this.#references.set(identifier, kind);
  }

  addHeading(heading: BodyNode): void {
    const { text, id } = headingText(heading);
    this.#addHeadingId(text, id);
    const unbadged = withoutBadge(heading);
    if (unbadged !== undefined && id === undefined)
      this.anchors.add(slug(headingText(unbadged).text.replace(/[\s\p{Pd}:|·]+$/u, ''), 'github'));
    if (heading.depth === 1 && this.#title === undefined && text.trim() !== '') this.#title = text.trim();
  }

  /** Adds the generated id of a heading element such as `<h2>`. Skips elements that set their `id`. */
  addElementHeading(element: BodyNode): void {
    if (elementAttributes(element).some(({ name }) => name === 'id')) return;
    this.#addHeadingId(headingText(element).text, undefined);
  }

  addText({ start, end }: Range): void {
    for (const use of variablesIn(this.text.slice(start, end)))
      this.#variables.push({ name: use.name, start: start + use.start, end: start + use.end });
  }

  addUnlocatedText(text: string): void {
    for (const { start, end } of variablesIn(text)) {
      const variable = text.slice(start, end);
      const at = this.text.indexOf(variable, this.last.start);
      if (at === -1) continue;
      this.addText({ start: at, end: at + variable.length });
      this.last = { start: at + variable.length, end: Math.max(at + variable.length, this.last.end) };
    }
  }

  addExpression(range: Range): void {
    const [use] = variablesIn(this.text.slice(range.start, range.end));
    if (use !== undefined && use.start === 0 && use.end === range.end - range.start) this.addText(range);
    else this.addCode(range);
  }

  /** Adds an expression that consists of a single name: `{version}`. */
  addName(name: string, { start, end }: Range): void {
    this.#names.push({ name, start, end });
  }

  addComments(range: Range): void {
    this.#ignores.push(...ignoreComments(this.text, range));
  }

  addCode({ start, end }: Range): void {
    this.#code.push({ start, end });
    const { links, anchors, unsafe = [], madeIds = [] } = codeFacts(this.text, start, end);
    this.#unsafe.push(...unsafe);
    for (const { target, ...location } of links) this.addLink('attribute', target, location);
    for (const anchor of anchors) this.anchors.add(anchor);
    for (const pattern of madeIds) this.madeIds.add(pattern);
  }

  /** Adds an id in all spellings. */
  addId(spellings: IdSpellings): void {
    for (const id of spellings) this.anchors.add(id);
    if (new Set(spellings).size > 1) this.#spellings.push(spellings);
  }

  /**
   * Adds every id that a host may generate for a heading. Hosts differ in whether they number repeated headings from 1
   * or 2, and in whether they keep formulas.
   */
  #addHeadingId(text: string, id: string | undefined): void {
    const [host, github] = [this.#ids, this.#githubIds].map((ids) => ids.next({ text, id }));
    if (id !== undefined || host === undefined || github === undefined) {
      this.anchors.add(id ?? '');
      return;
    }
    const baseId = slug(text, 'github');
    const count = (this.#headings.get(baseId) ?? 0) + 1;
    this.#headings.set(baseId, count);
    const others = [
      ...(count > 1 ? [`${baseId}-${count}`] : []),
      ...(text.includes('#') ? [encodedId(text, count)] : []),
    ];
    if (/\$[^$]+\$/.test(text)) others.push(slug(text.replace(/\s*\$[^$]+\$/g, '').trim(), 'github'));
    this.addId([host, github, ...others]);
  }

  /** Names in braces, outside of formulas, that the page neither imports nor declares. */
  #undefinedNames(): VariableUse[] {
    if (this.#names.length === 0) return [];
    const words = new Set(this.moduleCode.flatMap((code) => code.match(/[\p{ID_Continue}$]+/gu) ?? []));
    const formulas = mathRanges(this.text);
    return this.#names.filter(
      ({ name, start }) =>
        !words.has(name) && !formulas.some((formula) => formula.start <= start && start < formula.end),
    );
  }

  finish(): PageBody {
    const mapped = mappedLinks(this.text, this.#code);
    const links: BodyLink[] = [...mapped.links];
    const undefinedNames = this.#undefinedNames();
    const unsafe = [...this.#unsafe, ...mapped.unsafe];
    for (const { definition, target, start, end, kind } of this.#links) {
      const resolvedKind = definition === undefined ? kind : this.#references.get(definition);
      if (resolvedKind === undefined) continue;
      const use = resolvedKind === 'image' ? 'shown' : 'followed';
      if (definition !== undefined && isUnsafeUrl(target, use)) unsafe.push({ target, start, end });
      else links.push({ target, start, end, kind: resolvedKind });
    }
    return {
      links: links.sort((a, b) => a.start - b.start),
      ...(unsafe.length === 0 ? {} : { unsafe: unsafe.sort((a, b) => a.start - b.start) }),
      anchors: [...this.anchors].filter((id) => id !== ''),
      ...(this.#spellings.length === 0 ? {} : { spellings: this.#spellings }),
      imports: markUsedImports(this.statements, this.elements, this.expressions),
      ...(undefinedNames.length === 0 ? {} : { undefinedNames }),
      ...(this.#variables.length === 0 ? {} : { variables: this.#variables }),
      ...(this.#ignores.length === 0 ? {} : { ignores: this.#ignores }),
      ...(this.madeIds.size === 0 ? {} : { madeIds: [...this.madeIds] }),
      ...(this.elements.has('Update') ? { hasUpdates: true } : {}),
      ...defined({ title: this.#title }),
    };
  }
}

/** Id that the host of `docs.json` sites formerly generated for a heading with `#`: `C#: start → c%23-start`. */
function encodedId(text: string, count: number): string {
  const id = text
    .split('#')
    .map((part) => slug(part, 'github'))
    .join('%23');
  return count > 1 ? `${id}-${count}` : id;
}

const comment = /(?:\/\*|<!--)\s*docs-json-nav-ignore\b([^:]*?)(?::([\s\S]*?))?\s*(?:\*\/|-->)/g;

/** Finds comments such as `docs-json-nav-ignore link-missing: another step creates it`. */
function ignoreComments(text: string, { start, end }: Range): IgnoreComment[] {
  const part = text.slice(start, end);
  if (!part.includes('docs-json-nav-ignore')) return [];
  return [...part.matchAll(comment)].map(([whole, codes = '', reason = ''], index, all) => {
    const at = start + (all[index]?.index ?? 0);
    return {
      codes: codes.split(/[\s,]+/).filter((code) => code !== ''),
      reason: reason.trim().replaceAll(/\s+/g, ' '),
      ...{ start: at, end: at + whole.length, until: endOfNextLine(text, at + whole.length) },
    };
  });
}

/** End of the line that a comment applies to: the comment's line if text follows, else the next line with content. */
function endOfNextLine(text: string, from: number): number {
  const restOfLine = /[^\n]*/y;
  restOfLine.lastIndex = from;
  const rest = restOfLine.exec(text)?.[0] ?? '';
  if (rest.replace(/^\}/, '').trim() !== '') return from + rest.length;
  const next = /\n(?:[ \t]*(?:\{\/\*|<!--)\s*docs-json-nav-ignore\b.*\n|[ \t\r]*\n)*[^\n]*/y;
  next.lastIndex = from + rest.length;
  return next.test(text) ? next.lastIndex : text.length;
}
