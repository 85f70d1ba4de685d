import { lineStarts, type Range } from '../values/location.ts';
import type { BodySyntaxError } from '../values/page-body.ts';

interface ParserMessage {
  readonly reason?: unknown;
  readonly place?: Point | { readonly start: Point; readonly end: Point } | undefined;
  readonly cause?: unknown;
}

interface Point {
  readonly line?: number;
  readonly column?: number;
  readonly offset?: number | undefined;
}

/** Converts a parser's error to one sentence for users and a range of the text. */
export function toSyntaxError(error: unknown, text: string): BodySyntaxError {
  const { reason, place, cause }: ParserMessage = error instanceof Error ? error : {};
  if (typeof reason !== 'string') return { reason: unknownReason, ...clampRange(0, 0, text) };
  const codeBlock = unclosedCodeBlock(text);
  if (codeBlock !== undefined) return codeBlock;
  const position = unclosedTagRange(reason) ?? place;
  const isRange = position !== undefined && 'start' in position;
  const start = pointOffset(isRange ? position.start : (position ?? {}), text);
  const end = isRange ? pointOffset(position.end, text) : start;
  if (text.startsWith('<!--', start - 1))
    return { reason: commentReason, ...clampRange(start - 1, start + '<!--'.length - 1, text) };
  if (reason.startsWith('Could not parse'))
    return describeJavaScriptError(reason, cause instanceof Error ? cause.message : undefined, text, start);
  const marked = markedStart(reason, text, start);
  return {
    reason: describeError(reason, text, start) ?? simplifyReason(reason),
    ...clampRange(marked, marked < start ? marked + 1 : end, text),
  };
}

/**
 * Range of the tag in a message about an unclosed tag. The position of the error itself is the paragraph with the tag,
 * or unknown.
 */
function unclosedTagRange(reason: string): { readonly start: Point; readonly end: Point } | undefined {
  const match = /^Expected a closing tag for .*?\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason);
  if (match === null) return undefined;
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = match.slice(1).map(Number);
  return { start: { line, column }, end: { line: endLine, column: endColumn } };
}

/**
 * Finds the first code block that contains the closing tag of an element around it. All tags and code blocks after it are
 * read wrong, so an error of the parser is about something else. `findings/syntax-help.ts` depends on the reason.
 */
function unclosedCodeBlock(text: string): BodySyntaxError | undefined {
  const openTags = new Map<string, number>();
  let textStart = 0;
  for (const { start, contentStart, contentEnd, fence } of codeBlocks(text)) {
    for (const { name, change } of tagsIn(text.slice(textStart, start)))
      openTags.set(name, Math.max(0, (openTags.get(name) ?? 0) + change));
    const closingTag = surplusClosingTag(text.slice(contentStart, contentEnd), openTags);
    if (closingTag !== undefined) {
      const lines = `of line ${lineOf(text, start)} is not closed before "${closingTag.source}" of line ${lineOf(text, contentStart + closingTag.start)}`;
      return { reason: `the code block "${fence}" ${lines}`, ...clampRange(start, start + fence.length, text) };
    }
    textStart = contentEnd;
  }
  return undefined;
}

interface CodeBlock {
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly fence: string;
}

/** Code blocks with fences. A list item ends its code block before a line with less indentation. */
function* codeBlocks(text: string): Generator<CodeBlock> {
  const opening = /^([ \t]*(?:[-*+]|\d+[.)])?[ \t]*)(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*/gm;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const [line, prefix = '', fence = ''] = match;
    const contentStart = match.index + line.length;
    const isInList = isListItem(text, match.index, prefix);
    const listEnd = isInList ? text.slice(contentStart).search(lessIndentedLine(prefix.length)) : -1;
    const limit = listEnd === -1 ? text.length : contentStart + listEnd;
    const closing = new RegExp(`^[ \\t]*${fence}${fence[0] ?? ''}*[ \\t\\r]*$`, 'm').exec(
      text.slice(contentStart, limit),
    );
    const contentEnd = closing === null ? limit : contentStart + closing.index;
    yield { start: match.index + prefix.length, contentStart, contentEnd, fence: line.slice(prefix.length).trimEnd() };
    opening.lastIndex = contentEnd + (closing?.[0].length ?? 0);
  }
}

function lessIndentedLine(indentation: number): RegExp {
  return new RegExp(`\\n(?!\\s{${indentation}})(?=[ \\t]*\\S)`);
}

/** True for a line of a list item: its own text, or text below it with the same indentation. */
function isListItem(text: string, lineStart: number, prefix: string): boolean {
  if (prefix.trim() !== '') return true;
  if (prefix === '') return false;
  let end = lineStart - 1;
  while (end > 0) {
    const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
    if (line.trim() !== '' && !line.startsWith(prefix)) return /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/.test(line);
    end -= line.length + 1;
  }
  return false;
}

interface Tag {
  readonly name: string;
  /** Change to the number of open elements. */
  readonly change: 1 | 0 | -1;
  readonly source: string;
  readonly start: number;
}

function tagsIn(text: string): Tag[] {
  return [...text.matchAll(/<(\/?)([A-Za-z][\w.]*)[^<>]*?(\/?)>/g)].map(
    ({ 0: source, 1: slash, 2: name = '', 3: end, index }) => ({
      name,
      change: slash === '/' ? -1 : end === '/' ? 0 : 1,
      source,
      start: index,
    }),
  );
}

/** The first closing tag on its own line whose element is open outside the text, and not in it. */
function surplusClosingTag(text: string, openTags: ReadonlyMap<string, number>): Tag | undefined {
  const openInside = new Map<string, number>();
  return tagsIn(text).find(({ name, change, source, start }) => {
    const count = (openInside.get(name) ?? 0) + change;
    openInside.set(name, count);
    const line = text.slice(text.lastIndexOf('\n', start) + 1).split('\n', 1)[0] ?? '';
    return count < 0 && (openTags.get(name) ?? 0) > 0 && line.trim() === source;
  });
}

const commentReason = 'MDX has no HTML comments, only `{/* … */}`';
const unknownReason = 'it cannot be parsed';

/**
 * Plain reasons for messages of remark. `$1`, `$2` and `$3` are groups of the pattern, `TAG` is the tag at the location
 * of the error, and `LINE` is its line. `findings/syntax-help.ts` has a help for each.
 */
const plainReasons: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\(note: to create a link in MDX/, '"TAG" begins a link, which MDX reads as a tag'],
  [/^Unexpected character `(.)`.* before name/, '"<" begins a tag, whose name cannot begin with "$1"'],
  [/^Unexpected character `(.)`.* before attribute value/, 'in the tag "TAG", the value of an attribute has no quotes'],
  [/^Unexpected character `(.)`.* (?:in|before|after) /, 'in the tag "TAG", the character "$1" is not allowed here'],
  [/^Unexpected end of file.* closing brace/, '"{" begins an expression, which has no closing brace'],
  [/^Unexpected end of file in attribute value/, 'the value of an attribute has no closing quote'],
  [/^Unexpected end of file/, 'the tag "TAG" has no ">"'],
  [
    /^Unexpected lazy line in expression/,
    '"{" begins an expression, which does not end before its list or quote ends at line LINE',
  ],
  [/^Unexpected lazy line/, 'a line of a quote or list has no ">" or indentation inside the tag "TAG"'],
  [
    /^Unexpected closing tag `(.+?)`, expected corresponding closing tag for `(.+?)` \((\d+)/,
    'the closing tag "$1" comes while "$2" of line $3 is still open',
  ],
  [/^Unexpected closing slash/, 'the closing tag "TAG" has no opening tag'],
  [
    /^Expected a closing tag for `(.+?)`.* before the end of/,
    'the tag "$1" is not closed in the same paragraph or block',
  ],
  [/^Expected a closing tag for `(.+?)`/, 'the tag "$1" is not closed'],
  [/^Expected the closing tag `(.+?)`/, 'the closing tag "$1" is in another paragraph or block than its opening tag'],
];

/** Offset of the character to change: the `<` or `{` that begins the markup, for errors that a parser finds after it. */
function markedStart(reason: string, text: string, offset: number): number {
  if (/^Unexpected character .* before name/.test(reason) && text[offset - 1] === '<') return offset - 1;
  return reason.startsWith('Unexpected lazy line in expression') ? openingBrace(text, offset) : offset;
}

/** Offset of the last brace before an offset that is not closed, else of the outermost brace of the last pair. */
function openingBrace(text: string, offset: number): number {
  let closedBraces = 0;
  for (let index = offset - 1; index >= 0; index--) {
    if (text[index] === '}') closedBraces += 1;
    if (text[index] !== '{') continue;
    if (closedBraces <= 1) return index;
    closedBraces -= 1;
  }
  return offset;
}

/** Characters before an error that are searched for the tag. */
const maxTagLength = 2000;

/** @returns One of `plainReasons`; `undefined` for other messages. */
function describeError(reason: string, text: string, offset: number): string | undefined {
  for (const [pattern, plainReason] of plainReasons) {
    const match = pattern.exec(reason);
    if (match !== null)
      return plainReason.replace(/TAG|LINE|\$(\d)/g, (name, group) => {
        if (name === 'LINE') return String(lineOf(text, offset));
        return name === 'TAG' ? tagAt(text, offset) : (match[group] ?? '');
      });
  }
  return undefined;
}

/** Tag or autolink that begins at or before an offset, up to its name: `<Card`. */
function tagAt(text: string, offset: number): string {
  const start = text.lastIndexOf('<', offset);
  return (
    /^<\/?(?:https?:[^\s>]*>?|[\w.:@-]*>?)/.exec(text.slice(Math.max(start, offset - maxTagLength, 0)))?.[0] ?? '<'
  );
}

/** Maximum number of characters of unexpected code in a reason. */
const maxUnexpectedLength = 30;

/**
 * Describes code that is not JavaScript, and marks the unexpected word. `findings/syntax-help.ts` depends on the words
 * `import or export` and `expression in braces`.
 *
 * @param reason Message of remark. `detail` is the message of acorn.
 */
function describeJavaScriptError(
  reason: string,
  detail: string | undefined,
  text: string,
  offset: number,
): BodySyntaxError {
  const liquidTag = liquidTagAt(text, offset);
  if (liquidTag !== undefined) return liquidTag;
  const start = offset + Math.max(text.slice(offset).search(/\S/), 0);
  const fault = `${codeLabel(reason, text, start)} is not JavaScript`;
  if (detail === undefined) return { reason: fault, ...clampRange(offset, offset, text) };
  if (!/^Unexpected (?:token|content)/.test(detail))
    return {
      reason: `${fault}: ${lowerFirst(detail.replace(/\s*\(\d+:\d+\)$/, ''))}`,
      ...clampRange(offset, offset, text),
    };
  const [unexpected = ''] = /^(?:[^\s{}]+|.)?/u.exec(text.slice(start, start + maxUnexpectedLength)) ?? [];
  return {
    reason: `${fault}: unexpected ${JSON.stringify(unexpected)}`,
    ...clampRange(start, start + unexpected.length, text),
  };
}

/** A tag of Liquid around an offset: `{% hint style="info" %}`. GitBook, Jekyll and Nunjucks have such tags. */
function liquidTagAt(text: string, offset: number): BodySyntaxError | undefined {
  const start = openingBrace(text, offset);
  const [tag, name = ''] = /^\{%[-\s]*([\w-]*)[^{}]*\}?/.exec(text.slice(start, start + maxTagLength)) ?? [];
  return tag === undefined
    ? undefined
    : {
        reason: `"{% ${name} %}" is a tag of GitBook or Liquid, which MDX does not know`,
        ...clampRange(start, start + tag.length, text),
      };
}

/** Names the line where an expression or statement begins if the error is on another line. */
function codeLabel(reason: string, text: string, offset: number): string {
  const isExpression = reason.includes('expression');
  const keywords = [...text.slice(0, offset).matchAll(/^(?:import|export)\b/gm)];
  const line = lineOf(text, isExpression ? openingBrace(text, offset) : (keywords.at(-1)?.index ?? offset));
  const [article, place] = line === lineOf(text, offset) ? ['an', ''] : ['the', ` of line ${line}`];
  return `${article} ${isExpression ? 'expression in braces' : 'import or export'}${place}`;
}

function lineOf(text: string, offset: number): number {
  return lineStarts(text.slice(0, offset)).length;
}

function simplifyReason(reason: string): string {
  const cleanReason = reason
    .replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '')
    .replace(/\s*\(note: [\s\S]*\)$/, '')
    .replace(/ \(U\+[\dA-F]+\)/g, '')
    .replace(/ \(expected one of[\s\S]*\)$/, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .trim();
  return cleanReason === '' ? unknownReason : lowerFirst(cleanReason);
}

/** Makes the first letter lower case, because the sentence follows a colon in reports. Keeps names such as `JSX`. */
function lowerFirst(sentence: string): string {
  return /^[A-Z][a-z' ]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

function pointOffset({ line = 1, column = 1, offset }: Point, text: string): number {
  return offset ?? (lineStarts(text).slice(0, line).at(-1) ?? 0) + column - 1;
}

/**
 * Limits a range to the text, with at least one character if possible. A range at the end of the text moves to the last
 * visible character.
 */
function clampRange(start: number, end: number, text: string): Range {
  const length = text.trimEnd().length || text.length;
  const rangeStart = Math.max(0, Math.min(start, length - 1));
  return { start: rangeStart, end: Math.max(Math.min(rangeStart + 1, text.length), Math.min(end, text.length)) };
}
