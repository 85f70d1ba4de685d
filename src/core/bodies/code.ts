import { isUnsafeUrl, urlUse } from '../links/unsafe-url.ts';
import type { BodyLink, PageBody, UnsafeUrl } from '../values/page-body.ts';
import { slug } from './slugs.ts';

const commentPattern = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*/gm;
// In braces, the string must be the whole expression: the value of `href={'/a' + b}` isn't `/a`.
const urlAttribute =
  /(?<=[\s"'}])(href|src|poster|action|formAction|data|xlinkHref|xlink:href)=\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|\{\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*\})/g;
// A string before an operator or a call is only a part of the id: `id={'step-' + n}`.
const literalId = /\bid\s*[=:]\s*(?:\{\s*)?(?:"([^"\\\n]+)"|'([^'\\\n]+)'|`([^`\\$\n]+)`)(?!\s*[+.])/g;

/**
 * Finds the URLs and ids in JSX. Skips computed URLs, and URLs in objects, which may never be rendered. Computed ids
 * become patterns.
 */
export function scanCode(
  text: string,
  start = 0,
  end = text.length,
): Pick<PageBody, 'links' | 'unsafe' | 'anchors' | 'madeIds'> {
  const code = text.slice(start, end).replace(commentPattern, (commentText) => commentText.replace(/[^\n]/g, ' '));
  const links: BodyLink[] = [];
  const unsafe: UnsafeUrl[] = [];
  for (const match of code.matchAll(urlAttribute)) {
    const [, name = '', ...values] = match;
    const target = values.find((value) => value !== undefined) ?? '';
    // A target with `${` is in a template literal that builds HTML, so the URL is computed.
    if (target.includes('${')) continue;
    const targetStart = start + match.index + match[0].lastIndexOf(target, match[0].length - (target === '' ? 1 : 2));
    const element = /<([\w.]+)[^<]*$/.exec(code.slice(Math.max(0, match.index - 500), match.index))?.[1] ?? '';
    const location = { start: targetStart, end: targetStart + target.length };
    if (isUnsafeUrl(target, urlUse(element, name) ?? 'shown')) unsafe.push({ target, ...location });
    else if (/^(?:href|src|poster)$/.test(name)) links.push({ target, ...location, kind: 'attribute' });
  }
  // Strings with line breaks are text, such as code to show, and no markup.
  const codeWithoutText = code.replace(stringPattern, (string) => (string.includes('\\n') ? '""' : string));
  const anchors = [...codeWithoutText.matchAll(literalId)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const computedIds = computedIdPatterns(codeWithoutText);
  const patterns = computedIds.filter((pattern) => pattern.includes(wildcard));
  anchors.push(...computedIds.filter((pattern) => pattern !== '' && !pattern.includes(wildcard)));
  return {
    links,
    ...(unsafe.length === 0 ? {} : { unsafe }),
    anchors,
    ...(patterns.length === 0 ? {} : { madeIds: patterns }),
  };
}

const wildcard = '*';
/** Placeholder that matches any text. */
const anyText = '**';
/** Matches the id of a heading whose whole text is a value, such as `<h2>{title}</h2>`. No id contains `#`. */
export const wholeTextPattern = '*#';
/** Maximum number of values that an expression joins without text between them. */
const maxJoinedValues = 4;
/** Maximum length of the value of a constant that is read, in UTF-16 code units. */
const maxExpressionLength = 2_000;

const idAttribute = /\bid\s*=\s*\{/g;
/** A property of an object. Numbers and types are no ids that links name. */
const idProperty = /\bid:\s*(?!["'`\s\d]|(?:number|string|Date|Math)\b)/;
/** Code that may make an attribute of a property: a call that creates an element, or spread attributes. */
const propertyUse = /\b(?:createElement|cloneElement|jsxs?|h)\s*\(|<[\w.]+\s(?:[^<>]*\s)?\{\s*\.\.\./;
const stringPattern = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const headingTag = /<(h[1-6]|Heading)(?=[\s>])(?:[^<>{}]|\{[^{}]*\})*>/g;
const dynamicContent = /\bfetch\s*\(|\bimport\s*\(/;
const stringLiteral = /^\s*(?:"([^"\\]*)"|'([^'\\]*)')\s*$/;
const literalExpression = /^\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*$/;

/**
 * Patterns of the ids that code computes at run time: a template literal that begins with `step-` gives `step-*`. `*`
 * matches a number, or text that occurs in the page's files; `*#` matches a whole string, element or line, and `*#*#`
 * matches two of them without text between them. In code that fetches its content, each placeholder is `**`, which
 * matches any text.
 */
function computedIdPatterns(code: string): readonly string[] {
  const patterns = [...code.matchAll(idAttribute)].flatMap(({ index, 0: { length } }) => {
    const end = findClosingBrace(code, index + length);
    return computedIdPattern(code.slice(index + length, end), code) ?? [];
  });
  if (idProperty.test(code) && propertyUse.test(code)) patterns.push(wildcard);
  patterns.push(...headingIdPatterns(code));
  const isFetched = dynamicContent.test(code);
  return [...new Set(patterns.map((pattern) => (isFetched ? pattern.replace(/\*#?/g, anyText) : pattern)))];
}

/** Patterns of the ids that headings in code get from their text: `<h2>Step {n}</h2> → step-*`. */
function headingIdPatterns(code: string): string[] {
  return [...code.matchAll(headingTag)].flatMap(({ 0: tag, 1: name = '', index }) => {
    if (/\sid\s*=/.test(tag)) return [];
    const start = index + tag.length;
    const end = code.indexOf(`</${name}`, start);
    if (end === -1 || tag.endsWith('/>')) return [wildcard];
    const pattern = headingContentPattern(code.slice(start, end));
    return [pattern === wildcard ? wholeTextPattern : pattern];
  });
}

function headingContentPattern(content: string): string {
  const parts: string[] = [];
  const text = content.trim().replace(/\s+/g, ' ');
  let textStart = 0;
  for (let braceStart = text.indexOf('{'); braceStart !== -1; braceStart = text.indexOf('{', textStart)) {
    const end = findClosingBrace(text, braceStart + 1);
    const [, doubleQuoted, singleQuoted] = stringLiteral.exec(text.slice(braceStart + 1, end)) ?? [];
    parts.push(text.slice(textStart, braceStart), doubleQuoted ?? singleQuoted ?? wildcard);
    textStart = end + 1;
  }
  return [...parts, text.slice(textStart)]
    .map((part) => (part === wildcard ? part : slug(part.replace(/<[^<>]*>/g, ''), 'github')))
    .join('')
    .replace(/\*{2,}/g, wildcard);
}

/**
 * Pattern of the ids that an expression produces; `undefined` for a literal.
 *
 * @param scope Code in which the constant may be declared, if the expression is the name of a constant.
 */
export function computedIdPattern(expression: string, scope: string): string | undefined {
  if (literalExpression.test(expression)) return undefined;
  const code = expression.trim();
  const constant = constantValue(code, scope);
  if (constant !== undefined) return constant;
  if (isChoiceOfParameters(code, scope)) return wholeTextPattern;
  return joinParts(declaredParts(code, scope) ?? idParts(code));
}

/**
 * Parts of what a constant or a React hook keeps: `const id = useRef(\`editor-${n}\`)`, used as `id.current`. Only
 * placeholders if the name has several meanings, as components of one file may declare it. `undefined` if no constant
 * has the name.
 */
function declaredParts(expression: string, scope: string): string[] | undefined {
  const [, name] = /^([A-Za-z_]\w*)(?:\.current)?$/.exec(expression) ?? [];
  if (name === undefined) return undefined;
  const declaration = new RegExp(`\\b(const|let|var|function)\\s+\\[?\\s*${name}\\b(${assignment.source})?`, 'g');
  const declarations = [...scope.matchAll(declaration)];
  const constants = declarations.filter(([, keyword, assigned]) => keyword === 'const' && assigned !== undefined);
  const [parts, ...otherParts] = constants.map(({ 0: { length }, index }) => {
    const value = readExpression(scope, index + length);
    return idParts(hookCall.exec(value)?.[1] ?? value);
  });
  if (parts === undefined || (declarations.length === 1 && !isParameter(name, scope))) return parts;
  const counts = [parts, ...otherParts].map((other) => other.filter((part) => part !== '').length);
  return Array<string>(Math.min(Math.max(...counts), maxJoinedValues)).fill(wildcard);
}

/** Matches what follows the name of a constant, up to its value: the setter of a hook and the type are optional. */
const assignment = /\s*(?:,[^=\]\n]*)?\]?\s*(?::[^=;\n]*)?=(?![=>])/;

/** Matches a React hook that keeps a value. The dependencies are optional. */
const hookCall =
  /^(?:React\.)?use(?:Ref|State|Memo)(?:<\w+>)?\(\s*(?:\(\)\s*=>\s*)?([\s\S]*?)\s*(?:,\s*\[[^\]]*\]\s*)?,?\s*\)$/;

/** Reads an expression up to the end of its statement. A line that begins with an operator continues the expression. */
function readExpression(scope: string, start: number): string {
  const code = scope.slice(start, start + maxExpressionLength);
  for (const at of topLevelIndexes(code)) {
    const isEnd =
      /[;,]/.test(code[at] ?? '') ||
      (code[at] === '\n' &&
        !/(?:^|[=+?:|&])\s*$/.test(code.slice(Math.max(0, at - 20), at)) &&
        !/^\s*[.+?:|&]/.test(code.slice(at, at + 100)));
    if (isEnd) return code.slice(0, at).trim();
  }
  return code.trim();
}

/** Joins the parts of an id. Adjacent placeholders match adjacent whole texts. */
function joinParts(parts: readonly string[]): string {
  return parts.join('').replace(/\*{2,}/g, ({ length }) => wholeTextPattern.repeat(Math.min(length, maxJoinedValues)));
}

/** String value of a constant. `undefined` unless the scope declares the name exactly once, and not as a parameter. */
function constantValue(name: string, scope: string): string | undefined {
  if (!/^[A-Za-z_]\w*$/.test(name)) return undefined;
  const declarations = [
    ...scope.matchAll(new RegExp(`\\bconst\\s+${name}\\s*=\\s*(?:"([^"\\\\\\n]*)"|'([^'\\\\\\n]*)')`, 'g')),
  ];
  return declarations.length === 1 && !isParameter(name, scope)
    ? (declarations[0]?.[1] ?? declarations[0]?.[2])
    : undefined;
}

function isParameter(name: string, scope: string): boolean {
  return new RegExp(`[({,]\\s*${name}\\s*[,)}=]`).test(scope.replaceAll(`{${name}}`, ''));
}

/** True for parameters that are used as they are, such as `anchor || id`. */
function isChoiceOfParameters(expression: string, scope: string): boolean {
  if (!/^[A-Za-z_]\w*(?:\s*(?:\|\||\?\?)\s*[A-Za-z_]\w*)*$/.test(expression)) return false;
  return (expression.match(/\w+/g) ?? []).every(
    (name) => isParameter(name, scope) && !new RegExp(`\\b(?:const|let|var|function)\\s+${name}\\b`).test(scope),
  );
}

/** Splits an expression into literal texts and a placeholder for each value: `'step-' + n → ['step-', '*']`. */
function idParts(code: string): string[] {
  const operators = [...topLevelIndexes(code)].filter((at) => /[?:|&+]/.test(code[at] ?? ''));
  if (operators.every((at) => code[at] === '+'))
    return splitAt(code, operators).flatMap((operand) => operandParts(operand.trim()));
  return placeholders(code);
}

function operandParts(operand: string): string[] {
  const [, doubleQuoted, singleQuoted] = stringLiteral.exec(operand) ?? [];
  const text = doubleQuoted ?? singleQuoted;
  if (text !== undefined) return [text];
  if (operand.startsWith('`') && findTemplateEnd(operand, 0) === operand.length - 1)
    return templateParts(operand.slice(1, -1));
  const [, list, separator = '","'] = joinedList.exec(operand) ?? [];
  if (list === undefined) return placeholders(operand);
  const commas = [...topLevelIndexes(list)].filter((at) => list[at] === ',');
  return splitAt(list, commas).flatMap((item, index) => [
    ...(index === 0 ? [] : [separator.slice(1, -1)]),
    ...operandParts(item.trim()),
  ]);
}

/** Matches `[a, b].join('-')` if the list contains no list. */
const joinedList = /^\[([^[\]]*)\]\.join\(\s*("[^"\\]*"|'[^'\\]*')?\s*\)$/;

function templateParts(template: string): string[] {
  const parts: string[] = [];
  let textStart = 0;
  for (
    let substitution = template.indexOf('${');
    substitution !== -1;
    substitution = template.indexOf('${', textStart)
  ) {
    const end = findClosingBrace(template, substitution + 2);
    parts.push(template.slice(textStart, substitution), ...placeholders(template.slice(substitution + 2, end)));
    textStart = end + 1;
  }
  return [...parts, template.slice(textStart)];
}

/** One placeholder for each value that an expression may join: two for `slug(type + name)`. */
function placeholders(expression: string): string[] {
  const code = expression.replace(regexArgument, '').replace(stringPattern, '');
  const joints = code.match(/\.(?:join|concat)\(/) === null ? /\$\{|\+/g : /\$\{|\+|,/g;
  const isTemplate = code.includes('${');
  return Array<string>(Math.max(1, (code.match(joints)?.length ?? 0) + (isTemplate ? 0 : 1))).fill(wildcard);
}

const regexArgument = /(?<=[(,]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/g;

function splitAt(code: string, indexes: readonly number[]): string[] {
  return [...indexes, code.length].map((end, index) => code.slice((indexes[index - 1] ?? -1) + 1, end));
}

/** Indexes of the characters that are in no string, template literal, brackets or argument. Ends at an unopened bracket. */
function* topLevelIndexes(code: string, start = 0): Generator<number> {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    const char = code[at] ?? '';
    if (char === '`') at = findTemplateEnd(code, at);
    else if (/["'/]/.test(char)) at += Math.max(0, literalLength(code, at) - 1);
    else if (/[([{]/.test(char)) depth++;
    else if (/[)\]}]/.test(char) && depth-- === 0) return;
    else if (depth === 0) yield at;
  }
}

/** Length of the string or regular expression that begins at an index. 0 for an apostrophe or a division. */
function literalLength(code: string, at: number): number {
  for (const pattern of [stringPattern, regexArgument]) {
    const literal = new RegExp(pattern, 'y');
    literal.lastIndex = at;
    const length = literal.exec(code)?.[0].length;
    if (length !== undefined) return length;
  }
  return 0;
}

function findTemplateEnd(code: string, start: number): number {
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '\\') at++;
    else if (code[at] === '`') return at;
    else if (code.startsWith('${', at)) at = findClosingBrace(code, at + 2);
  }
  return code.length;
}

export function findClosingBrace(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++;
    else if (code[at] === '}' && --depth === 0) return at;
  }
  return code.length;
}
