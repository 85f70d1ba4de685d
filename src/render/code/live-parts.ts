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
import { collectUsedNames, expressionOf, spreadArgument } from './names.ts';

/**
 * Declares the interactive parts of a page as components, so that they hydrate like the author's components.
 * Interactive parts are elements with handlers, and expressions with hooks or handlers.
 *
 * @param tree Changed in place: nodes of interactive parts get `data.livePart`.
 */
export function declareLiveParts(tree: SyntaxNode): VariableDeclaration[] {
  const declarations: VariableDeclaration[] = [];
  visit(tree);
  return declarations;

  function visit(node: SyntaxNode): void {
    const body = interactiveBody(node);
    if (body !== undefined) {
      const component = `$part${nodeStart(node)}`;
      node.data = { ...node.data, livePart: { component, names: collectUsedNames(body).names } };
      declarations.push(componentDeclaration(component, body, node));
    }
    for (const child of node.children ?? []) visit(child);
  }
}

function interactiveBody(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const expression = expressionOf(node.data?.estree);
      return expression !== undefined && isInteractive(expression) ? structuredClone(expression) : undefined;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (node.attributes ?? []).some(isCallbackAttribute) ? toJsxElement(node) : undefined;
    default:
      return undefined;
  }
}

function isInteractive(expression: Expression): boolean {
  let isFound = false;
  walk(expression, {
    enter(node) {
      if (node.type === 'CallExpression') {
        const { callee } = node;
        const calleeNode = callee.type === 'MemberExpression' ? callee.property : callee;
        isFound ||= calleeNode.type === 'Identifier' && /^use[A-Z]/.test(calleeNode.name);
      } else if (node.type === 'JSXAttribute') isFound ||= isHandler(String(node.name.name));
      if (isFound) this.skip();
    },
  });
  return isFound;
}

function isHandler(name: string | undefined): boolean {
  return /^on[A-Z]/.test(name ?? '');
}

function isCallbackAttribute(attribute: JsxAttribute): boolean {
  const expression = attributeExpression(attribute);
  return expression !== undefined && (isHandler(attribute.name) || /Function/.test(expression.type));
}

function attributeExpression({ value }: JsxAttribute): Expression | undefined {
  return typeof value === 'object' && value !== null ? expressionOf(value.data?.estree) : undefined;
}

const childrenParameter = '$inside';

/** Converts an element to JSX with `{$inside}` as its children; `undefined` if an attribute isn't JavaScript. */
function toJsxElement(node: SyntaxNode): JSXElement | undefined {
  const attributes = (node.attributes ?? []).map(toJsxAttribute);
  if (!node.name || !attributes.every((attribute) => attribute !== undefined)) return undefined;
  const [objectName = '', ...members] = node.name.split('.');
  const range = { start: nodeStart(node) + 1, end: nodeStart(node) + 1 + node.name.length };
  const name = members.reduce<JSXIdentifier | JSXMemberExpression>(
    (object, member) => ({ type: 'JSXMemberExpression', object, property: { type: 'JSXIdentifier', name: member } }),
    { type: 'JSXIdentifier', name: objectName },
  );
  const isEmpty = (node.children ?? []).length === 0;
  return {
    type: 'JSXElement',
    openingElement: { type: 'JSXOpeningElement', name: { ...name, ...range }, attributes, selfClosing: isEmpty },
    closingElement: null,
    children: isEmpty ? [] : [{ type: 'JSXExpressionContainer', expression: identifier(childrenParameter) }],
  };
}

function toJsxAttribute(attribute: JsxAttribute): JSXAttribute | JSXSpreadAttribute | undefined {
  const { name, value } = attribute;
  if (name === undefined) {
    const spread = spreadArgument(attribute.data?.estree);
    return spread && { type: 'JSXSpreadAttribute', argument: structuredClone(spread) };
  }
  const jsxIdentifier = { type: 'JSXIdentifier', name } as const;
  if (value === null || value === undefined) return { type: 'JSXAttribute', name: jsxIdentifier, value: null };
  if (typeof value === 'string') {
    return { type: 'JSXAttribute', name: jsxIdentifier, value: { type: 'Literal', value: unmarkHeadingIds(value) } };
  }
  const expression = attributeExpression(attribute);
  if (expression === undefined) return undefined;
  const container = { type: 'JSXExpressionContainer', expression: structuredClone(expression) } as const;
  return { type: 'JSXAttribute', name: jsxIdentifier, value: container };
}

/** `const $part1 = ({ children: $inside }) => …` */
function componentDeclaration(name: string, body: Expression, node: SyntaxNode): VariableDeclaration {
  const childrenProperty = {
    type: 'Property',
    key: identifier('children'),
    value: identifier(childrenParameter),
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
