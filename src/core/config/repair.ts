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
  readonly fault: number;
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
  const conflicts = conflictMarkers(file, text);
  if (conflicts.length > 0) return { value: undefined, findings: conflicts };

  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const tokens = tokensOf(text);
  if (tree === undefined || errors.some((error) => nameOf(error) !== commaExpected)) {
    const { problem, at, opening } = firstProblem(tokens, text, errors);
    const location = { file, start: at.start, end: at.end };
    const related = opening && { file, start: opening.start, end: opening.end };
    const finding = diagnose('config-syntax', location, { problem, repair: findQuoteRepair(text, at.start) }, related);
    return { value: undefined, findings: [finding] };
  }
  const missing = errors.map(({ offset, length }) => {
    const foundText = describeRange(text, { start: offset, end: offset + length });
    const previousEnd = tokens.findLast(({ end }) => end <= offset)?.end ?? offset;
    const repair = { start: previousEnd, end: previousEnd, text: ',', title: 'Put the comma in' };
    const location = { file, start: offset, end: offset + length };
    return diagnose('config-syntax', location, { problem: { kind: 'comma', found: foundText }, repair });
  });
  return {
    value: toValue(tree),
    findings: [...missing, ...findNonstandardSyntax(file, text), ...duplicatesIn(file, tree)],
  };
}

export function duplicateKeys(file: string, text: string): Finding[] {
  const tree = parseTree(text);
  return tree === undefined ? [] : duplicatesIn(file, tree);
}

function duplicatesIn(file: string, tree: Node): Finding[] {
  const findings: Finding[] = [];
  visit(tree, '');
  return findings;

  function visit(node: Node, pointer: string): void {
    const first = new Map<string, { readonly location: TextLocation; readonly value: Node | undefined }>();
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
      const earlier = first.get(name);
      if (earlier === undefined) first.set(name, { location, value });
      else {
        const [earlierValue, laterValue] = [earlier.value, value].map(
          (member) => member && JSON.stringify(toValue(member)),
        );
        const isSame = earlierValue !== undefined && earlierValue === laterValue;
        findings.push(diagnose('config-duplicate-key', location, { key: name, isSame }, earlier.location));
      }
      if (value !== undefined) visit(value, memberPointer);
    }
  }
}

export function findNonstandardSyntax(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  let comma: Token | undefined;
  for (const token of tokensOf(text, true)) {
    const unit = text.charAt(token.start);
    if (unit === '/')
      findings.push(diagnose('config-nonstandard', { file, start: token.start, end: token.end }, { what: 'comment' }));
    else {
      if ((unit === '}' || unit === ']') && comma !== undefined) {
        findings.push(
          diagnose('config-nonstandard', { file, start: comma.start, end: comma.end }, { what: 'trailing comma' }),
        );
      }
      comma = unit === ',' ? token : undefined;
    }
  }
  return findings;
}

const conflictStart = /^<{7}(?: .*)?$/gm;
const conflictEnd = /^>{7}(?: .*)?$/m;

const commaExpected = 'CommaExpected';

const nameOf = ({ error }: ParseError): string => printParseErrorCode(error);

function conflictMarkers(file: string, text: string): Finding[] {
  if (!conflictEnd.test(text)) return [];
  return [...text.matchAll(conflictStart)].map(({ index, 0: marker }) => {
    const markerText = marker.trimEnd();
    const location = { file, start: index, end: index + markerText.length };
    return diagnose('config-syntax', location, { problem: { kind: 'conflict', found: markerText } });
  });
}

interface Problem {
  readonly problem: SyntaxProblem;
  readonly at: { readonly start: number; readonly end: number };
  readonly opening?: Token;
}

function firstProblem(tokens: readonly Token[], text: string, errors: readonly ParseError[]): Problem {
  const reported = errors.find((error) => nameOf(error) !== commaExpected) ?? errors[0];
  const limit = reported?.offset ?? text.length;
  const openBrackets: Token[] = [];
  for (const token of tokens) {
    if (token.fault !== 0 && token.start <= limit)
      return { problem: { kind: tokenFaults[token.fault] ?? 'value', found: describeRange(text, token) }, at: token };
    // Brackets after an error are unreliable: after a missing quote, strings are read as code and code as strings.
    if (token.start > limit) break;
    const unit = text.charAt(token.start);
    if (unit === '{' || unit === '[') openBrackets.push(token);
    if (unit !== '}' && unit !== ']') continue;
    const opening = openBrackets.pop();
    if (opening === undefined) return { problem: { kind: 'unopened', found: unit }, at: token };
    if (text.charAt(opening.start) !== (unit === '}' ? '{' : '[')) return unclosed(opening, text, token);
    // An error that the parser reported earlier in the text takes priority over unclosed brackets.
    if (token.start >= limit && reported !== undefined) break;
  }
  const unclosedToken = openBrackets.at(-1);
  const atEnd = reported === undefined || reported.offset >= text.trimEnd().length;
  if (unclosedToken !== undefined && atEnd) return unclosed(unclosedToken, text, undefined);
  const start = Math.min(reported?.offset ?? 0, text.length);
  const at = { start, end: Math.min(start + Math.max(reported?.length ?? 1, 1), text.length) };
  return { problem: parserProblem(reported === undefined ? '' : nameOf(reported), describeRange(text, at)), at };
}

function unclosed(opening: Token, text: string, found: Token | undefined): Problem {
  const bracket = text.charAt(opening.start) === '{' ? '{' : '[';
  const line = text.slice(0, opening.start).split('\n').length;
  const end = text.trimEnd().length;
  return {
    problem:
      found === undefined
        ? { kind: 'unclosed', open: bracket, line }
        : { kind: 'mismatched', open: bracket, line, found: text.charAt(found.start) },
    at: found ?? { start: Math.max(end - 1, 0), end },
    opening,
  };
}

const tokenFaults: Readonly<Record<number, SyntaxProblem['kind']>> = {
  2: 'string',
  4: 'escape',
  5: 'escape',
  6: 'control',
};

const expected: Readonly<Record<string, SyntaxProblem['kind']>> = {
  [commaExpected]: 'comma',
  ColonExpected: 'colon',
  PropertyNameExpected: 'name',
  EndOfFileExpected: 'trailing',
};

function parserProblem(error: string, foundText: string): SyntaxProblem {
  const isBare = error === 'ValueExpected' && /^["\]},]/.test(foundText);
  return { kind: expected[error] ?? (isBare ? 'value' : 'quotes'), found: foundText };
}

function describeRange(text: string, { start, end }: { start: number; end: number }): string {
  const piece = text.slice(start, end).split('\n', 1)[0]?.trim() ?? '';
  if (piece === '') return 'the end of the file';
  return piece.startsWith('"') ? piece : JSON.stringify(piece);
}

function tokensOf(text: string, comments = false): Token[] {
  const scanner = createScanner(text, false);
  const tokens: Token[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const end = Math.min(start + scanner.getTokenLength(), text.length);
    const comment = text.startsWith('//', start) || text.startsWith('/*', start);
    if (text.slice(start, end).trim() === '' || (comment && !comments)) continue;
    tokens.push({ start, end, fault: scanner.getTokenError() });
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
 * @param at Offset of the syntax error.
 */
function findQuoteRepair(text: string, at: number): SyntaxRepair | undefined {
  if (text.length > maxRepairedLength) return undefined;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = text.indexOf('\n', at);
  const line = text.slice(start, lineEnd === -1 ? text.length : lineEnd).trimEnd();
  if (line.length > maxRepairedLineLength) return undefined;
  const repairs = [...singleQuotes(line), ...closings(line), ...openings(line)]
    .map((repair) => ({ ...repair, start: repair.start + start, end: repair.end + start }))
    .filter(
      ({ start, end, text: repairText }) =>
        parseJson(text.slice(0, start) + repairText + text.slice(end)) !== undefined,
    );
  return repairs.length === 1 ? repairs[0] : undefined;
}

/** Replaces all single quotes of a line: `'a' → "a"`. */
function singleQuotes(line: string): SyntaxRepair[] {
  const text = line.replace(/'([^'"\\]*)'(?=\s*[:,\]}]|\s*$)/g, '"$1"');
  return text === line ? [] : [{ start: 0, end: line.length, text, title: 'Write double quotes' }];
}

function closings(line: string): SyntaxRepair[] {
  const [trailing = ''] = /[\s,\]}]*$/.exec(line) ?? [];
  const first = line.length - trailing.length;
  return Array.from({ length: trailing.length + 1 }, (_, index) => first + index)
    .filter((at) => !/\s/.test(line.charAt(at - 1)))
    .map((at) => ({ start: at, end: at, text: '"', title: 'Close the string' }));
}

function openings(line: string): SyntaxRepair[] {
  return [...line.matchAll(/(?<=^\s*|[[{,:]\s*)[^\s"'[\]{},:]/g)].map(({ index }) => ({
    start: index,
    end: index,
    text: '"',
    title: 'Open the string',
  }));
}
