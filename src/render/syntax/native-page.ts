import type { Program } from 'estree-jsx';
import { walk } from 'estree-walker';
import type { TreeParser } from '../../core/bodies.ts';
import { voidElements } from '../html.ts';
import { acornOptions, asEstree, DialectParser } from './acorn.ts';
import { isInline, type JsxAttribute, nodeEnd, nodeStart, type SyntaxNode } from './node.ts';

/**
 * Parses MDX with the native parser, which takes a tenth of remark's time. Its tree has no JavaScript, and no positions
 * of attributes: both are added here.
 *
 * @param markedText Text with `markHeadingIds`.
 * @returns The same tree as remark's; `undefined` if that is not certain.
 */
export function parseNativePage(markedText: string, parseTree: TreeParser): SyntaxNode | undefined {
  try {
    // A line ending of old Macs, or a character that Markdown replaces.
    if (/\r(?!\n)|\0/.test(markedText)) return undefined;
    const root = parseTree(markedText, 'mdx') as SyntaxNode | undefined;
    return root !== undefined && completeNode(root, markedText) ? root : undefined;
  } catch {
    // Code that isn't JavaScript, or is nested too deeply.
    return undefined;
  }
}

/** Code with a closing fence, and no whitespace but spaces and tabs in its first line. */
const codePattern = /^(`{3,}|~{3,})[\S \t]*\r?\n(?:[\s\S]*\n)?[ \t>]*\1[`~]*[ \t]*$/;
/** For remark, a list before a quote in a quote is loose. */
const nestedQuotePattern = />[ \t\d.)*+-]*>/;
/** Start of a task: `- [x] `. The parsers give its paragraph different positions. */
const taskPattern = /^\S+\s+\[[\sxX]\]/;
const emailPattern = /[\w+.-]@[\w-]+\./;

/** Returns false if remark's tree may differ. */
function completeNode(node: SyntaxNode, text: string): boolean {
  const { type, children } = node;
  const source = text.slice(nodeStart(node), nodeEnd(node));
  switch (type) {
    case 'mdxjsEsm':
      return completeModule(node, text);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return completeExpression(node, text);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (!completeElement(node, text)) return false;
      break;
    case 'code':
      return codePattern.test(source);
    case 'inlineCode':
      return isCodeSpan(source);
    case 'yaml':
      return true;
    case 'blockquote':
      if (nestedQuotePattern.test(source)) return false;
      break;
    case 'definition':
      // The native parser moves definitions out of elements.
      return false;
    case 'listItem':
      if (taskPattern.test(source)) return false;
      break;
    case 'link':
      // remark gives some links without brackets no position.
      if (!/^[[<]/.test(source)) return false;
  }
  if (children !== undefined)
    return !hasInlineSiblings(children) && children.every((child) => completeNode(child, text));
  // The native parser doesn't know formulas, and finds fewer email addresses.
  return !source.includes('$') && !emailPattern.test(node.value ?? '');
}

/** False if code between backticks contains as many backticks, which the native parser accepts before an expression. */
function isCodeSpan(source: string): boolean {
  const [start = '', ...runs] = source.match(/`+/g) ?? [];
  return runs.findIndex(({ length }) => length === start.length) === runs.length - 1;
}

/** True for inline elements that are not in a paragraph: the native parser drops the whitespace between them. */
function hasInlineSiblings(nodes: readonly SyntaxNode[]): boolean {
  return nodes.some((node, index) => node.type === 'mdxJsxFlowElement' && isInline(node) && isInline(nodes[index - 1]));
}

function completeModule(node: SyntaxNode, text: string): boolean {
  const { value = '', position } = node;
  const start = nodeStart(node);
  if (position === undefined || !text.startsWith(value, start)) return false;
  // The native parser adds the line ending.
  node.position = { start: position.start, end: { ...position.end, offset: start + value.length } };
  node.data = { ...node.data, estree: moveProgram(DialectParser.parse(value, codeOptions), start) };
  return true;
}

function completeExpression(node: SyntaxNode, text: string): boolean {
  const { value = '' } = node;
  const start = nodeStart(node) + 1;
  const estree = parseExpression(value, start);
  if (estree === undefined || text.slice(start, nodeEnd(node) - 1) !== value) return false;
  node.data = { ...node.data, estree };
  return true;
}

function completeElement(node: SyntaxNode, text: string): boolean {
  const { name, attributes = [] } = node;
  const nameStart = nodeStart(node) + 1;
  // The engine reads the source of these, whose start and end depend on all positions in it.
  if (name === 'style' || name === 'script') return false;
  if (!text.startsWith(name ?? '', nameStart)) return false;
  // For remark, `</br>` is not a closing tag.
  if (voidElements.has(name ?? '') && !text.endsWith('/>', nodeEnd(node))) return false;
  node.data = undefined;
  return completeAttributes(attributes, nameStart + (name ?? '').length, text);
}

const attributePattern = /\s+([^\s=/>{}"'<]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{))?/y;

/**
 * Finds the attributes of a tag in its source, and parses those in braces.
 *
 * @param start Offset after the name of the tag.
 */
function completeAttributes(attributes: readonly JsxAttribute[], start: number, text: string): boolean {
  let position = start;
  for (const attribute of attributes) {
    attributePattern.lastIndex = position;
    const match = attributePattern.exec(text);
    if (match === null || match[1] !== attribute.name) return false;
    const end = completeAttribute(attribute, match[0], attributePattern.lastIndex, text);
    if (end === undefined) return false;
    const nameStart = position + match[0].length - match[0].trimStart().length;
    attribute.position = { start: pointAt(nameStart), end: pointAt(end) };
    position = end;
  }
  return true;
}

/**
 * @param end Offset after the matched source: after the attribute, or after the brace that begins its value.
 * @returns Offset after the attribute; `undefined` if the source is not the attribute.
 */
function completeAttribute({ value }: JsxAttribute, source: string, end: number, text: string): number | undefined {
  if (typeof value !== 'object' || value === null) return source.endsWith('{') ? undefined : end;
  const estree = parseExpression(value.value, end);
  if (!source.endsWith('{') || estree === undefined || !text.startsWith(`${value.value}}`, end)) return undefined;
  value.data = { estree };
  return end + value.value.length + 1;
}

/** The engine reads only offsets. */
function pointAt(offset: number) {
  return { line: 0, column: 0, offset };
}

/** As for remark, which removes the parentheses afterwards. */
const codeOptions = { ...acornOptions, preserveParens: true };

/**
 * @param start Offset of the code in the page.
 * @returns `undefined` if text follows the expression.
 */
function parseExpression(code: string, start: number): Program | undefined {
  const range = { start: 0, end: code.length };
  const program = { type: 'Program', sourceType: 'module', ...range };
  if (/^\s*$/.test(code.replace(/\/\*[\s\S]*?\*\//g, ''))) return moveProgram({ ...program, body: [] }, start);
  const expression = DialectParser.parseExpressionAt(code, 0, codeOptions);
  if (code.slice(expression.end).trim() !== '') return undefined;
  return moveProgram({ ...program, body: [{ type: 'ExpressionStatement', expression, ...range }] }, start);
}

/** Makes offsets in code offsets in the page, and removes the nodes of parentheses. */
function moveProgram(program: object, distance: number): Program {
  const movedNodes = new Set<unknown>();
  const estree = asEstree(program as never);
  walk(estree, {
    enter(node, parent, key, index) {
      const located = node as { type: string; start?: number; end?: number; expression?: unknown };
      if (located.type === 'ParenthesizedExpression' && parent !== null) {
        const siblings: unknown = Reflect.get(parent, key as string);
        if (Array.isArray(siblings)) siblings[index as number] = located.expression;
        else Reflect.set(parent, key as string, located.expression);
      }
      // In `import { a }`, the imported name and the local name are one node.
      if (movedNodes.has(node)) return;
      movedNodes.add(node);
      located.start = (located.start ?? 0) + distance;
      located.end = (located.end ?? 0) + distance;
    },
  });
  return estree;
}
