import type {
  Expression,
  JSXAttribute,
  JSXElement,
  JSXIdentifier,
  JSXMemberExpression,
  JSXSpreadAttribute,
  VariableDeclaration,
} from 'estree-jsx';
import { walk } from 'estree-walker';
import { unmarkHeadingIds } from '../../core/bodies.ts';
import { type JsxAttribute, nodeEnd, nodeStart, type SyntaxNode } from '../syntax/node.ts';
import { identifier } from './estree-builders.ts';
import { expressionOf, spreadOf, usedNames } from './names.ts';

/**
 * Declares the interactive parts of a page as components, so that they hydrate like the author's components.
 * Interactive parts are elements with handlers, and expressions with hooks or handlers.
 *
 * @param tree Changed in place: nodes of interactive parts get `data.livePart`.
 */
export function declareLiveParts(tree: SyntaxNode): VariableDeclaration[] {
  const declared: VariableDeclaration[] = [];
  visit(tree);
  return declared;

  function visit(node: SyntaxNode): void {
    const body = bodyOf(node);
    if (body !== undefined) {
      const component = `$part${nodeStart(node)}`;
      node.data = { ...node.data, livePart: { component, names: usedNames(body).names } };
      declared.push(componentOf(component, body, node));
    }
    for (const child of node.children ?? []) visit(child);
  }
}

function bodyOf(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const expression = expressionOf(node.data?.estree);
      return expression !== undefined && isLive(expression) ? structuredClone(expression) : undefined;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (node.attributes ?? []).some(isCallback) ? elementOf(node) : undefined;
    default:
      return undefined;
  }
}

function isLive(expression: Expression): boolean {
  let isFound = false;
  walk(expression, {
    enter(node) {
      if (node.type === 'CallExpression') {
        const { callee } = node;
        const named = callee.type === 'MemberExpression' ? callee.property : callee;
        isFound ||= named.type === 'Identifier' && /^use[A-Z]/.test(named.name);
      } else if (node.type === 'JSXAttribute') isFound ||= isHandler(String(node.name.name));
      if (isFound) this.skip();
    },
  });
  return isFound;
}

function isHandler(name: string | undefined): boolean {
  return /^on[A-Z]/.test(name ?? '');
}

function isCallback(attribute: JsxAttribute): boolean {
  const expression = expressionIn(attribute);
  return expression !== undefined && (isHandler(attribute.name) || /Function/.test(expression.type));
}

function expressionIn({ value }: JsxAttribute): Expression | undefined {
  return typeof value === 'object' && value !== null ? expressionOf(value.data?.estree) : undefined;
}

const childrenName = '$inside';

/** Converts an element to JSX with `{$inside}` as its children; `undefined` if an attribute isn't JavaScript. */
function elementOf(node: SyntaxNode): JSXElement | undefined {
  const attributes = (node.attributes ?? []).map(attributeOf);
  if (!node.name || !attributes.every((attribute) => attribute !== undefined)) return undefined;
  const [first = '', ...members] = node.name.split('.');
  const range = { start: nodeStart(node) + 1, end: nodeStart(node) + 1 + node.name.length };
  const name = members.reduce<JSXIdentifier | JSXMemberExpression>(
    (object, member) => ({ type: 'JSXMemberExpression', object, property: { type: 'JSXIdentifier', name: member } }),
    { type: 'JSXIdentifier', name: first },
  );
  const isEmpty = (node.children ?? []).length === 0;
  return {
    type: 'JSXElement',
    openingElement: { type: 'JSXOpeningElement', name: { ...name, ...range }, attributes, selfClosing: isEmpty },
    closingElement: null,
    children: isEmpty ? [] : [{ type: 'JSXExpressionContainer', expression: identifier(childrenName) }],
  };
}

function attributeOf(attribute: JsxAttribute): JSXAttribute | JSXSpreadAttribute | undefined {
  const { name, value } = attribute;
  if (name === undefined) {
    const spread = spreadOf(attribute.data?.estree);
    return spread && { type: 'JSXSpreadAttribute', argument: structuredClone(spread) };
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
function componentOf(name: string, body: Expression, node: SyntaxNode): VariableDeclaration {
  const childrenProperty = {
    type: 'Property',
    key: identifier('children'),
    value: identifier(childrenName),
    kind: 'init',
  } as const;
  const properties = [{ ...childrenProperty, computed: false, method: false as const, shorthand: false }];
  const init: Expression = {
    type: 'ArrowFunctionExpression',
    params: [{ type: 'ObjectPattern', properties }],
    body,
    expression: true,
  };
  const range = { start: nodeStart(node), end: nodeEnd(node) };
  const declarator = { type: 'VariableDeclarator', id: identifier(name), init, ...range } as const;
  return { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] };
}
