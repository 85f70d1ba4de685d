import { isUnsafeUrl, type UrlUse, urlUse } from '../links/unsafe-url.ts';
import type { Range } from '../values/location.ts';
import type { BodyLink, UnsafeUrl } from '../values/page-body.ts';
import { parseStatements } from './unambiguous-code.ts';

/** A node of acorn's syntax tree. acorn's own types don't include JSX. */
interface CodeNode extends Range {
  readonly type: string;
  readonly [member: string]: unknown;
}

const urlAttributes: ReadonlySet<unknown> = new Set(['href', 'src', 'poster']);
const conditionalTypes: ReadonlySet<string> = new Set(['ConditionalExpression', 'LogicalExpression', 'IfStatement']);

/**
 * Finds URLs that code takes from a literal array: `[{ to: '/a' }].map((item) => <a href={item.to} />)`. The array may
 * also be a constant that the text declares once.
 *
 * @param codeRanges Ranges of the JavaScript in the text, in text order.
 */
export function findMappedUrls(
  text: string,
  codeRanges: readonly Range[],
): { readonly links: readonly BodyLink[]; readonly unsafe: readonly UnsafeUrl[] } {
  const allLinks = mappedUrls(text, codeRanges);
  const isUnsafe = ({ target, use }: MappedUrl): boolean => isUnsafeUrl(target, use);
  return {
    links: allLinks
      .filter((url) => !isUnsafe(url))
      .map(({ target, start, end }) => ({ target, start, end, kind: 'attribute' })),
    unsafe: allLinks.filter(isUnsafe).map(({ target, start, end }) => ({ target, start, end })),
  };
}

interface MappedUrl extends Range {
  readonly target: string;
  readonly use: UrlUse;
}

function mappedUrls(text: string, codeRanges: readonly Range[]): readonly MappedUrl[] {
  if (!codeRanges.some(({ start, end }) => text.slice(start, end).includes('.map('))) return [];
  const nodes = toNodes(parseStatements(blankNonCode(text, codeRanges))).flatMap((statement) => [
    ...walkRenderedNodes(statement),
  ]);
  const arraysByName = new Map<unknown, CodeNode | undefined>();
  for (const { type, id, init } of nodes) {
    const name = identifierName(id);
    if (type !== 'VariableDeclarator' || name === undefined || !isNode(init)) continue;
    arraysByName.set(name, arraysByName.has(name) || init.type !== 'ArrayExpression' ? undefined : init);
  }
  return nodes.flatMap(({ type, callee, arguments: args }) => {
    const [callback] = toNodes(args);
    if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property) || callback === undefined) return [];
    const { object, property } = callee;
    if (property.name !== 'map' || !isNode(object)) return [];
    const array = object.type === 'ArrayExpression' ? object : arraysByName.get(object.name);
    const keys = new Map(findUrlKeys(callback));
    return toNodes(array?.elements).flatMap((item) => urlsOf(item, keys));
  });
}

function blankNonCode(text: string, codeRanges: readonly Range[]): string {
  let code = '';
  for (const { start, end } of codeRanges) {
    // Spaces preserve the offsets of the text. The semicolon separates two expressions on one line.
    if (start > code.length) code += `${' '.repeat(start - code.length - 1)};`;
    code += text.slice(code.length, end);
  }
  return code;
}

/** Keys of the array items that a callback of `map` uses as URLs. `undefined` means that the item itself is the URL. */
function findUrlKeys(callback: CodeNode): [key: string | undefined, use: UrlUse][] {
  const [parameter] = toNodes(callback.params);
  const keysByName = new Map<unknown, string | undefined>();
  if (parameter?.type === 'Identifier') keysByName.set(parameter.name, undefined);
  for (const { key, value } of toNodes(parameter?.properties))
    if (isNode(value)) keysByName.set(value.name, identifierName(key));
  return [...walkRenderedNodes(callback)].flatMap((element) =>
    toNodes(element.attributes).flatMap(({ name, value }): [string | undefined, UrlUse][] => {
      const attribute = identifierName(name) ?? '';
      const expression = isNode(value) ? value.expression : undefined;
      if (!urlAttributes.has(attribute) || !isNode(expression)) return [];
      const use = urlUse(identifierName(element.name) ?? '', attribute) ?? 'followed';
      if (keysByName.has(expression.name)) return [[keysByName.get(expression.name), use]];
      const { object, property } = expression;
      const isMember =
        parameter !== undefined && isNode(object) && object.name === parameter.name && !expression.computed;
      return isMember ? [[identifierName(property), use]] : [];
    }),
  );
}

function urlsOf(item: CodeNode, keys: ReadonlyMap<string | undefined, UrlUse>): MappedUrl[] {
  const members = toNodes(item.properties).map(({ key, value }) => ({ key: identifierName(key), value }));
  const values = item.type === 'ObjectExpression' ? members : [{ key: undefined, value: item }];
  return values.flatMap(({ key, value }) => {
    const use = keys.get(key);
    if (use === undefined || !isNode(value) || typeof value.value !== 'string') return [];
    return [{ target: value.value, start: value.start + 1, end: value.end - 1, use }];
  });
}

function identifierName(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? node.name : undefined;
}

function* walkRenderedNodes(root: CodeNode): Generator<CodeNode> {
  const stack = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    if (!conditionalTypes.has(node.type)) stack.push(...Object.values(node).flatMap(toNodes).toReversed());
  }
}

function toNodes(value: unknown): CodeNode[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
