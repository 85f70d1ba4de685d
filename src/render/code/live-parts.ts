import type { Expression, JSXAttribute, JSXElement, JSXSpreadAttribute, Node, VariableDeclaration } from 'estree-jsx';
import { walk } from 'estree-walker';
import { unmarkHeadingIds } from '../../core/bodies.ts';
import { type JsxAttribute, offsetOf, type SyntaxNode } from '../syntax/node.ts';
import { expressionOf, usedNames } from './names.ts';

/** A part of a page that does something in a browser, and is outside of the components that its author declares. */
export interface LivePart {
  /** Of the component that it is declared as. */
  readonly component: string;
  /** What its code takes from around it. */
  readonly names: ReadonlySet<string>;
}

/** The part that a node of a page is, if it is one. */
export function livePartOf({ data }: SyntaxNode): LivePart | undefined {
  return data?.livePart as LivePart | undefined;
}

/**
 * Declares the parts of a page that do something in a browser as components, so that a browser can be given them like the
 * author's own: elements with handlers, and expressions with hooks or handlers. An element hands on what is in it.
 *
 * @param tree Its nodes get `data.livePart`.
 */
export function declareLiveParts(tree: SyntaxNode): VariableDeclaration[] {
  const declared: VariableDeclaration[] = [];
  visit(tree);
  return declared;

  function visit(node: SyntaxNode): void {
    const body = bodyOf(node);
    if (body !== undefined) {
      const component = `$part${offsetOf(node)}`;
      node.data = { ...node.data, livePart: { component, names: usedNames(body).names } satisfies LivePart };
      declared.push(componentOf(component, body, node));
    }
    for (const child of node.children ?? []) visit(child);
  }
}

/** What a component shows that is the part; undefined for a node that does nothing in a browser. */
function bodyOf(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const expression = expressionOf(node.data?.estree);
      return expression !== undefined && isLive(expression) ? structuredClone(expression) : undefined;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (node.attributes ?? []).some(isCalledBack) ? elementOf(node) : undefined;
    default:
      return undefined;
  }
}

/** True for code that calls hooks, or makes elements with handlers. */
function isLive(expression: Expression): boolean {
  let found = false;
  walk(expression as never, {
    enter(visited) {
      const node = visited as unknown as Node;
      if (node.type === 'CallExpression') {
        const { callee } = node;
        const named = callee.type === 'MemberExpression' ? callee.property : callee;
        found ||= named.type === 'Identifier' && /^use[A-Z]/.test(named.name);
      } else if (node.type === 'JSXAttribute') found ||= isHandler(String(node.name.name));
      if (found) this.skip();
    },
  });
  return found;
}

function isHandler(name: string | undefined): boolean {
  return /^on[A-Z]/.test(name ?? '');
}

function isCalledBack(attribute: JsxAttribute): boolean {
  const expression = expressionIn(attribute);
  return expression !== undefined && (isHandler(attribute.name) || /Function/.test(expression.type));
}

function expressionIn({ value }: JsxAttribute): Expression | undefined {
  return typeof value === 'object' && value !== null ? expressionOf(value.data?.estree) : undefined;
}

/** Name by which the component of an element knows what it contains. */
const inside = '$inside';

/** The element with its own attributes, around what it is given; undefined if one of them is no JavaScript. */
function elementOf(node: SyntaxNode): JSXElement | undefined {
  const attributes = (node.attributes ?? []).map(attributeOf);
  if (!node.name || !attributes.every((attribute) => attribute !== undefined)) return undefined;
  const [first = '', ...members] = node.name.split('.');
  const range = { start: offsetOf(node) + 1, end: offsetOf(node) + 1 + node.name.length };
  const name = members.reduce<object>(
    (object, member) => ({ type: 'JSXMemberExpression', object, property: { type: 'JSXIdentifier', name: member } }),
    { type: 'JSXIdentifier', name: first },
  );
  const content = { type: 'JSXExpressionContainer', expression: { type: 'Identifier', name: inside } };
  const isEmpty = (node.children ?? []).length === 0;
  return {
    type: 'JSXElement',
    openingElement: { type: 'JSXOpeningElement', name: { ...name, ...range }, attributes, selfClosing: isEmpty },
    closingElement: null,
    children: isEmpty ? [] : [content],
  } as never;
}

function attributeOf(attribute: JsxAttribute): JSXAttribute | JSXSpreadAttribute | undefined {
  const { name, value } = attribute;
  if (name === undefined) {
    const object = expressionOf(attribute.data?.estree);
    const [property] = object?.type === 'ObjectExpression' ? object.properties : [];
    if (property?.type !== 'SpreadElement') return undefined;
    return { type: 'JSXSpreadAttribute', argument: structuredClone(property.argument) };
  }
  const identifier = { type: 'JSXIdentifier', name } as const;
  if (value === null || value === undefined) return { type: 'JSXAttribute', name: identifier, value: null };
  if (typeof value === 'string') {
    return { type: 'JSXAttribute', name: identifier, value: { type: 'Literal', value: unmarkHeadingIds(value) } };
  }
  const expression = expressionIn(attribute);
  if (expression === undefined) return undefined;
  const container = { type: 'JSXExpressionContainer', expression: structuredClone(expression) } as const;
  return { type: 'JSXAttribute', name: identifier, value: container };
}

/** `const $part1 = ({ children: $inside }) => …` */
function componentOf(name: string, body: Expression, { position }: SyntaxNode): VariableDeclaration {
  const children = { type: 'Property', key: { type: 'Identifier', name: 'children' }, kind: 'init' };
  const given = { ...children, value: { type: 'Identifier', name: inside }, computed: false, method: false };
  const init = {
    type: 'ArrowFunctionExpression',
    params: [{ type: 'ObjectPattern', properties: [{ ...given, shorthand: false }] }],
    body,
    expression: true,
  };
  const range = { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
  const declarator = { type: 'VariableDeclarator', id: { type: 'Identifier', name }, init, ...range };
  return { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] } as never;
}
