import { isUnsafeUrl, type UrlUse } from '../links/unsafe-url.ts';
import { withoutUndefined } from '../values/json.ts';
import type { Range } from '../values/location.ts';
import type {
  BodyLink,
  IgnoreComment,
  PageBody,
  PageVariableUse,
  UndefinedName,
  UnsafeUrl,
} from '../values/page-body.ts';
import { variablesIn } from '../values/variables.ts';
import { scanCode } from './code.ts';
import { HeadingIds, headingText, removeTrailingBadge, unmarkHeadingIds } from './heading.ts';
import { type ImportStatement, markUsedImports } from './imports.ts';
import { findMappedUrls } from './mapped-links.ts';
import { mathRanges } from './math.ts';
import { type IdSpellings, slug } from './slugs.ts';
import { spacedLinkAt } from './source-ranges.ts';
import { type BodyNode, elementAttributes } from './tree.ts';

export class BodyDraft {
  readonly text: string;
  /** Source of all expressions. Names in expressions mark imports as used. */
  readonly expressions: string[] = [];
  /** Source of imports and exports. */
  readonly moduleCode: string[] = [];
  readonly elements = new Set<string>();
  readonly importStatements: ImportStatement[] = [];
  readonly anchors = new Set<string>();
  /** Patterns of ids that code computes at run time: `step-*`. */
  readonly madeIds = new Set<string>();
  /** Ranges of elements whose text is code or a formula. */
  readonly literalRanges: Range[] = [];
  lastRange: Range = { start: 0, end: 0 };
  readonly #hostIds = new HeadingIds();
  readonly #githubIds = new HeadingIds('github');
  readonly #spellings: IdSpellings[] = [];
  readonly #links: (BodyLink & { readonly definition?: string })[] = [];
  readonly #spacedLinks: BodyLink[] = [];
  readonly #unsafe: UnsafeUrl[] = [];
  readonly #definitionIds = new Set<string>();
  readonly #references = new Map<string, 'link' | 'image'>();
  readonly #headingCounts = new Map<string, number>();
  readonly #variables: PageVariableUse[] = [];
  readonly #ignores: IgnoreComment[] = [];
  readonly #code: Range[] = [];
  readonly #nameExpressions: UndefinedName[] = [];
  /** End of the last paragraph with cut code. */
  #cutCodeEnd = 0;
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
    if (this.#definitionIds.has(identifier)) return;
    this.#definitionIds.add(identifier);
    this.#links.push({ target, start, end, kind: 'link', definition: identifier });
  }

  addReference(identifier: string, kind: 'link' | 'image'): void {
    if (this.#references.get(identifier) !== 'link') this.#references.set(identifier, kind);
  }

  addHeading(heading: BodyNode): void {
    const { text, id } = headingText(heading);
    this.#addHeadingId(text, id);
    const headingWithoutBadge = removeTrailingBadge(heading);
    if (headingWithoutBadge !== undefined && id === undefined)
      this.anchors.add(slug(headingText(headingWithoutBadge).text.replace(/[\s\p{Pd}:|·]+$/u, ''), 'github'));
    if (heading.depth === 1 && this.#title === undefined && text.trim() !== '') this.#title = text.trim();
  }

  /** Adds the generated id of a heading element such as `<h2>`. Skips elements that set their `id`. */
  addElementHeading(element: BodyNode): void {
    if (elementAttributes(element).some(({ name }) => name === 'id')) return;
    this.#addHeadingId(headingText(element).text, undefined);
  }

  addFrontMatter(range: Range): void {
    const first = this.#variables.length;
    this.addText(range);
    for (const use of this.#variables.splice(first)) this.#variables.push({ ...use, isInFrontMatter: true });
  }

  addText({ start, end }: Range): void {
    for (const variableUse of variablesIn(this.text.slice(start, end))) {
      const useStart = start + variableUse.start;
      if (!isWorkflowExpression(this.text, useStart, variableUse.name))
        this.#variables.push({ name: variableUse.name, start: useStart, end: start + variableUse.end });
    }
  }

  /** Adds links that are text because their destination has spaces. */
  addSpacedLinks({ start, end }: Range): void {
    for (let at = this.text.indexOf('](', start); at !== -1 && at < end; at = this.text.indexOf('](', at + 2)) {
      const link = spacedLinkAt(this.text, at);
      if (link !== undefined) this.#spacedLinks.push(link);
    }
  }

  addUnlocatedText(text: string): void {
    for (const { start, end } of variablesIn(text)) {
      const variable = text.slice(start, end);
      const variableStart = this.text.indexOf(variable, this.lastRange.start);
      if (variableStart === -1) continue;
      this.addText({ start: variableStart, end: variableStart + variable.length });
      this.lastRange = {
        start: variableStart + variable.length,
        end: Math.max(variableStart + variable.length, this.lastRange.end),
      };
    }
  }

  addExpression(range: Range): void {
    const [variableUse] = variablesIn(this.text.slice(range.start, range.end));
    if (variableUse !== undefined && variableUse.start === 0 && variableUse.end === range.end - range.start)
      this.addText(range);
    else this.addCode(range);
  }

  /** Adds an expression that consists of a single name: `{version}`. */
  addName(name: string, { start, end }: Range): void {
    this.#nameExpressions.push({ name, start, end, ...(start < this.#cutCodeEnd ? { followsCutCode: true } : {}) });
  }

  /** A backslash doesn't escape the backtick that ends code: what the author wrote as code goes on, and is text. */
  addInlineCode({ start, end }: Range): void {
    if (end < this.#cutCodeEnd || !/\\`+$/.test(this.text.slice(start, end))) return;
    const blankLine = /\n[ \t]*\n/g;
    blankLine.lastIndex = end;
    this.#cutCodeEnd = blankLine.exec(this.text)?.index ?? this.text.length;
  }

  addComments(range: Range): void {
    this.#ignores.push(...findIgnoreComments(this.text, range));
  }

  addCode({ start, end }: Range): void {
    this.#code.push({ start, end });
    const { links, anchors, unsafe = [], madeIds = [] } = scanCode(this.text, start, end);
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
    const [hostId, githubId] = [this.#hostIds, this.#githubIds].map((ids) => ids.next({ text, id }));
    if (id !== undefined || hostId === undefined || githubId === undefined) {
      this.anchors.add(id ?? '');
      return;
    }
    const baseId = slug(text, 'github');
    const count = (this.#headingCounts.get(baseId) ?? 0) + 1;
    this.#headingCounts.set(baseId, count);
    const alternatives = [
      ...(count > 1 ? [`${baseId}-${count}`] : []),
      ...(text.includes('#') ? [legacyHostId(text, count)] : []),
    ];
    if (/\$[^$]+\$/.test(text)) alternatives.push(slug(text.replace(/\s*\$[^$]+\$/g, '').trim(), 'github'));
    this.addId([hostId, githubId, ...alternatives]);
  }

  /** Names in braces, outside of formulas, that the page neither imports nor declares. */
  #undefinedNames(): UndefinedName[] {
    if (this.#nameExpressions.length === 0) return [];
    const identifiers = new Set(this.moduleCode.flatMap((code) => code.match(/[\p{ID_Continue}$]+/gu) ?? []));
    const isTex = ({ start, end }: Range): boolean => /\\[A-Za-z]/.test(this.text.slice(start, end));
    const formulas = [...mathRanges(this.text), ...mathRanges(this.text, true).filter(isTex)];
    return this.#nameExpressions.filter(
      ({ name, start }) =>
        !identifiers.has(name) && !formulas.some((formula) => formula.start <= start && start < formula.end),
    );
  }

  #visibleSpacedLinks(): BodyLink[] {
    if (this.#spacedLinks.length === 0) return [];
    const hiddenRanges = [...this.literalRanges, ...mathRanges(this.text)];
    return this.#spacedLinks.filter(
      ({ start }) => !hiddenRanges.some((range) => range.start <= start && start < range.end),
    );
  }

  finish(): PageBody {
    const mappedUrls = findMappedUrls(this.text, this.#code);
    const links: BodyLink[] = [...mappedUrls.links];
    const undefinedNames = this.#undefinedNames();
    const spacedLinks = this.#visibleSpacedLinks();
    const unsafe = [...this.#unsafe, ...mappedUrls.unsafe];
    for (const { definition, target, start, end, kind } of this.#links) {
      const resolvedKind = definition === undefined ? kind : this.#references.get(definition);
      if (resolvedKind === undefined) continue;
      const use = resolvedKind === 'image' ? 'shown' : 'followed';
      if (definition !== undefined && isUnsafeUrl(target, use)) unsafe.push({ target, start, end });
      else links.push({ target, start, end, kind: resolvedKind });
    }
    return {
      links: links.sort((a, b) => a.start - b.start),
      ...(spacedLinks.length === 0 ? {} : { spacedLinks }),
      ...(unsafe.length === 0 ? {} : { unsafe: unsafe.sort((a, b) => a.start - b.start) }),
      anchors: [...this.anchors].filter((id) => id !== ''),
      ...(this.#spellings.length === 0 ? {} : { spellings: this.#spellings }),
      imports: markUsedImports(this.importStatements, this.elements, this.expressions),
      ...(undefinedNames.length === 0 ? {} : { undefinedNames }),
      ...(this.#variables.length === 0 ? {} : { variables: this.#variables }),
      ...(this.#ignores.length === 0 ? {} : { ignores: this.#ignores }),
      ...(this.madeIds.size === 0 ? {} : { madeIds: [...this.madeIds] }),
      ...(this.elements.has('Update') ? { hasUpdates: true } : {}),
      ...withoutUndefined({ title: this.#title }),
    };
  }
}

/** True for an expression of a GitHub Actions workflow, such as `${{ github.workspace }}`. */
function isWorkflowExpression(text: string, start: number, name: string): boolean {
  return text[start - 1] === '$' && name.includes('.');
}

/** Id that the host of `docs.json` sites formerly generated for a heading with `#`: `C#: start → c%23-start`. */
function legacyHostId(text: string, count: number): string {
  const id = text
    .split('#')
    .map((part) => slug(part, 'github'))
    .join('%23');
  return count > 1 ? `${id}-${count}` : id;
}

const ignoreCommentPattern = /(?:\/\*|<!--)\s*docs-json-nav-ignore\b([^:]*?)(?::([\s\S]*?))?\s*(?:\*\/|-->)/g;

/** Finds comments such as `docs-json-nav-ignore link-missing: another step creates it`. */
function findIgnoreComments(text: string, { start, end }: Range): IgnoreComment[] {
  const source = text.slice(start, end);
  if (!source.includes('docs-json-nav-ignore')) return [];
  return [...source.matchAll(ignoreCommentPattern)].map(([comment, codes = '', reason = ''], index, matches) => {
    const commentStart = start + (matches[index]?.index ?? 0);
    return {
      codes: codes.split(/[\s,]+/).filter((code) => code !== ''),
      reason: reason.trim().replaceAll(/\s+/g, ' '),
      ...{
        start: commentStart,
        end: commentStart + comment.length,
        until: findIgnoredLineEnd(text, commentStart + comment.length),
      },
    };
  });
}

/** End of the line that a comment applies to: the comment's line if text follows, else the next line with content. */
function findIgnoredLineEnd(text: string, from: number): number {
  const lineRemainder = /[^\n]*/y;
  lineRemainder.lastIndex = from;
  const remainder = lineRemainder.exec(text)?.[0] ?? '';
  if (remainder.replace(/^\}/, '').trim() !== '') return from + remainder.length;
  const nextContentLine = /\n(?:[ \t]*(?:\{\/\*|<!--)\s*docs-json-nav-ignore\b.*\n|[ \t\r]*\n)*[^\n]*/y;
  nextContentLine.lastIndex = from + remainder.length;
  return nextContentLine.test(text) ? nextContentLine.lastIndex : text.length;
}
