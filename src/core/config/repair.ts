import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { diagnose } from '../findings/diagnose.ts';
import type { SyntaxProblem, SyntaxRepair } from '../findings/reading.ts';
import { type Json, parseJson } from '../values/json.ts';
import { maxRepairedLength, maxRepairedLineLength } from '../values/limits.ts';
import { type TextLocation, toPointer } from '../values/location.ts';
import type { Finding, Outcome } from '../values/outcome.ts';

interface Token {
  readonly start: number;
  readonly end: number;
  /** `ScanError`; 0 for a valid token. */
  readonly errorCode: number;
}

/**
 * Reads a text that `JSON.parse` rejects. Reports comments, trailing commas and missing commas, but still returns the
 * value, because their repair is unambiguous. For any other error, returns no value, and one finding at the first
 * invalid token.
 */
export function readInvalidJson(file: string, text: string): Outcome<Json | undefined> {
  if (text.trim() === '') {
    const location = { file, start: 0, end: text.length };
    return { value: undefined, findings: [diagnose('config-syntax', location, { problem: { kind: 'empty' } })] };
  }
  const conflictFindings = findConflictMarkers(file, text);
  if (conflictFindings.length > 0) return { value: undefined, findings: conflictFindings };

  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const tokens = scanTokens(text);
  if (tree === undefined || errors.some((error) => errorName(error) !== commaExpected)) {
    const { problem, range, opening } = findFirstProblem(tokens, text, errors);
    const location = { file, start: range.start, end: range.end };
    const related = opening && { file, start: opening.start, end: opening.end };
    const finding = diagnose(
      'config-syntax',
      location,
      { problem, repair: findQuoteRepair(text, range.start) },
      related,
    );
    return { value: undefined, findings: [finding] };
  }
  const missingCommas = errors.map(({ offset, length }) => {
    const foundText = describeRange(text, { start: offset, end: offset + length });
    const previousEnd = tokens.findLast(({ end }) => end <= offset)?.end ?? offset;
    const repair = { start: previousEnd, end: previousEnd, text: ',', title: 'Put the comma in' };
    const location = { file, start: offset, end: offset + length };
    return diagnose('config-syntax', location, { problem: { kind: 'comma', found: foundText }, repair });
  });
  return {
    value: toValue(tree),
    findings: [...missingCommas, ...findNonstandardSyntax(file, text), ...findDuplicatesInTree(file, tree)],
  };
}

export function findDuplicateKeys(file: string, text: string): Finding[] {
  const tree = parseTree(text);
  return tree === undefined ? [] : findDuplicatesInTree(file, tree);
}

function findDuplicatesInTree(file: string, tree: Node): Finding[] {
  const findings: Finding[] = [];
  visit(tree, '');
  return findings;

  function visit(node: Node, pointer: string): void {
    const firstByName = new Map<string, { readonly location: TextLocation; readonly value: Node | undefined }>();
    for (const [index, child] of (node.children ?? []).entries()) {
      if (node.type === 'array') {
        visit(child, `${pointer}/${index}`);
        continue;
      }
      const [key, value] = child.children ?? [];
      if (key === undefined) continue;
      const name = String(key.value);
      const memberPointer = pointer + toPointer([name]);
      const location = { file, start: key.offset, end: key.offset + key.length, pointer: memberPointer };
      const firstMember = firstByName.get(name);
      if (firstMember === undefined) firstByName.set(name, { location, value });
      else {
        const [earlierValue, laterValue] = [firstMember.value, value].map(
          (member) => member && JSON.stringify(toValue(member)),
        );
        const isSame = earlierValue !== undefined && earlierValue === laterValue;
        findings.push(diagnose('config-duplicate-key', location, { key: name, isSame }, firstMember.location));
      }
      if (value !== undefined) visit(value, memberPointer);
    }
  }
}

export function findNonstandardSyntax(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  let comma: Token | undefined;
  for (const token of scanTokens(text, true)) {
    const char = text.charAt(token.start);
    if (char === '/')
      findings.push(diagnose('config-nonstandard', { file, start: token.start, end: token.end }, { what: 'comment' }));
    else {
      if ((char === '}' || char === ']') && comma !== undefined) {
        findings.push(
          diagnose('config-nonstandard', { file, start: comma.start, end: comma.end }, { what: 'trailing comma' }),
        );
      }
      comma = char === ',' ? token : undefined;
    }
  }
  return findings;
}

const conflictStart = /^<{7}(?: .*)?$/gm;
const conflictEnd = /^>{7}(?: .*)?$/m;

const commaExpected = 'CommaExpected';

const errorName = ({ error }: ParseError): string => printParseErrorCode(error);

function findConflictMarkers(file: string, text: string): Finding[] {
  if (!conflictEnd.test(text)) return [];
  return [...text.matchAll(conflictStart)].map(({ index, 0: marker }) => {
    const markerText = marker.trimEnd();
    const location = { file, start: index, end: index + markerText.length };
    return diagnose('config-syntax', location, { problem: { kind: 'conflict', found: markerText } });
  });
}

interface LocatedProblem {
  readonly problem: SyntaxProblem;
  readonly range: { readonly start: number; readonly end: number };
  readonly opening?: Token;
}

function findFirstProblem(tokens: readonly Token[], text: string, errors: readonly ParseError[]): LocatedProblem {
  const reportedError = errors.find((error) => errorName(error) !== commaExpected) ?? errors[0];
  const errorOffset = reportedError?.offset ?? text.length;
  const openBrackets: Token[] = [];
  for (const token of tokens) {
    if (token.errorCode !== 0 && token.start <= errorOffset)
      return {
        problem: { kind: tokenProblemKinds[token.errorCode] ?? 'value', found: describeRange(text, token) },
        range: token,
      };
    // Brackets after an error are unreliable: after a missing quote, strings are read as code and code as strings.
    if (token.start > errorOffset) break;
    const char = text.charAt(token.start);
    if (char === '{' || char === '[') openBrackets.push(token);
    if (char !== '}' && char !== ']') continue;
    const opening = openBrackets.pop();
    if (opening === undefined) return { problem: { kind: 'unopened', found: char }, range: token };
    if (text.charAt(opening.start) !== (char === '}' ? '{' : '[')) return describeUnclosed(opening, text, token);
    // An error that the parser reported earlier in the text takes priority over unclosed brackets.
    if (token.start >= errorOffset && reportedError !== undefined) break;
  }
  const unclosedBracket = openBrackets.at(-1);
  const isAtEnd = reportedError === undefined || reportedError.offset >= text.trimEnd().length;
  if (unclosedBracket !== undefined && isAtEnd) return describeUnclosed(unclosedBracket, text, undefined);
  const start = Math.min(reportedError?.offset ?? 0, text.length);
  const range = { start, end: Math.min(start + Math.max(reportedError?.length ?? 1, 1), text.length) };
  return {
    problem: toSyntaxProblem(reportedError === undefined ? '' : errorName(reportedError), describeRange(text, range)),
    range: range,
  };
}

function describeUnclosed(opening: Token, text: string, foundToken: Token | undefined): LocatedProblem {
  const bracket = text.charAt(opening.start) === '{' ? '{' : '[';
  const line = text.slice(0, opening.start).split('\n').length;
  const end = text.trimEnd().length;
  return {
    problem:
      foundToken === undefined
        ? { kind: 'unclosed', open: bracket, line }
        : { kind: 'mismatched', open: bracket, line, found: text.charAt(foundToken.start) },
    range: foundToken ?? { start: Math.max(end - 1, 0), end },
    opening,
  };
}

const tokenProblemKinds: Readonly<Record<number, SyntaxProblem['kind']>> = {
  2: 'string',
  4: 'escape',
  5: 'escape',
  6: 'control',
};

const parserProblemKinds: Readonly<Record<string, SyntaxProblem['kind']>> = {
  [commaExpected]: 'comma',
  ColonExpected: 'colon',
  PropertyNameExpected: 'name',
  EndOfFileExpected: 'trailing',
};

function toSyntaxProblem(error: string, foundText: string): SyntaxProblem {
  const isValueMissing = error === 'ValueExpected' && /^["\]},]/.test(foundText);
  return { kind: parserProblemKinds[error] ?? (isValueMissing ? 'value' : 'quotes'), found: foundText };
}

function describeRange(text: string, { start, end }: { start: number; end: number }): string {
  const firstLine = text.slice(start, end).split('\n', 1)[0]?.trim() ?? '';
  if (firstLine === '') return 'the end of the file';
  return firstLine.startsWith('"') ? firstLine : JSON.stringify(firstLine);
}

function scanTokens(text: string, includeComments = false): Token[] {
  const scanner = createScanner(text, false);
  const tokens: Token[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const end = Math.min(start + scanner.getTokenLength(), text.length);
    const isComment = text.startsWith('//', start) || text.startsWith('/*', start);
    if (text.slice(start, end).trim() === '' || (isComment && !includeComments)) continue;
    tokens.push({ start, end, errorCode: scanner.getTokenError() });
  }
  return tokens;
}

/** Converts a syntax tree to its value. As in `JSON.parse`, the last of several members with the same name wins. */
function toValue(node: Node): Json {
  if (node.type === 'array') return (node.children ?? []).map(toValue);
  if (node.type !== 'object') return node.value ?? null;
  const members = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [[String(key.value), toValue(value)] as const],
  );
  return Object.fromEntries(members);
}

/**
 * Finds an edit of the quotes in a line that makes the whole text valid JSON. `undefined` unless exactly one edit does.
 *
 * @param errorOffset Offset of the syntax error.
 */
function findQuoteRepair(text: string, errorOffset: number): SyntaxRepair | undefined {
  if (text.length > maxRepairedLength) return undefined;
  const lineStart = text.lastIndexOf('\n', errorOffset - 1) + 1;
  const lineEnd = text.indexOf('\n', errorOffset);
  const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd).trimEnd();
  if (line.length > maxRepairedLineLength) return undefined;
  const repairs = [...replaceSingleQuotes(line), ...addClosingQuote(line), ...addOpeningQuote(line)]
    .map((repair) => ({ ...repair, start: repair.start + lineStart, end: repair.end + lineStart }))
    .filter(
      ({ start, end, text: repairText }) =>
        parseJson(text.slice(0, start) + repairText + text.slice(end)) !== undefined,
    );
  return repairs.length === 1 ? repairs[0] : undefined;
}

/** Replaces all single quotes of a line: `'a' → "a"`. */
function replaceSingleQuotes(line: string): SyntaxRepair[] {
  const text = line.replace(/'([^'"\\]*)'(?=\s*[:,\]}]|\s*$)/g, '"$1"');
  return text === line ? [] : [{ start: 0, end: line.length, text, title: 'Write double quotes' }];
}

function addClosingQuote(line: string): SyntaxRepair[] {
  const [trailingPunctuation = ''] = /[\s,\]}]*$/.exec(line) ?? [];
  const firstOffset = line.length - trailingPunctuation.length;
  return Array.from({ length: trailingPunctuation.length + 1 }, (_, index) => firstOffset + index)
    .filter((offset) => !/\s/.test(line.charAt(offset - 1)))
    .map((offset) => ({ start: offset, end: offset, text: '"', title: 'Close the string' }));
}

function addOpeningQuote(line: string): SyntaxRepair[] {
  return [...line.matchAll(/(?<=^\s*|[[{,:]\s*)[^\s"'[\]{},:]/g)].map(({ index }) => ({
    start: index,
    end: index,
    text: '"',
    title: 'Open the string',
  }));
}
