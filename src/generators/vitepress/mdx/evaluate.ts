import type { JsNode, Program } from './tree.ts';

/** A name of a page: a plain value, a file that is shown in its place, or a function that makes elements. */
export type Binding =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'page'; readonly file: string }
  | {
      readonly kind: 'component';
      readonly parameters: readonly JsNode[];
      readonly result: JsNode;
      readonly scope: Scope;
    }
  /** Something that is not known until JavaScript runs; `from` says where it comes from. */
  | { readonly kind: 'unknown'; readonly from: string };

export type Scope = ReadonlyMap<string, Binding>;

/** A plain value, or nothing where the expression is none. */
export type Evaluated = { readonly value: unknown } | undefined;

/** The expression that a piece of code in braces is; undefined for a comment alone. */
export function expressionOf(program: Program | undefined): JsNode | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? (statement.expression as JsNode) : undefined;
}

/** The value of an expression that is made of literals and known names alone. No code runs. */
export function evaluate(node: JsNode, scope: Scope): Evaluated {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : { value: node.value };
    case 'TemplateLiteral':
      return evaluateTemplate(node, scope);
    case 'Identifier': {
      if (node.name === 'undefined') return { value: undefined };
      const binding = scope.get(node.name as string);
      return binding?.kind === 'value' ? binding : undefined;
    }
    case 'ArrayExpression':
      return evaluateAll(node.elements as (JsNode | null)[], scope);
    case 'ObjectExpression':
      return evaluateObject(node, scope);
    case 'MemberExpression':
      return evaluateMember(node, scope);
    case 'UnaryExpression': {
      const argument = evaluate(node.argument as JsNode, scope);
      if (argument === undefined) return undefined;
      if (node.operator === '!') return { value: !argument.value };
      return node.operator === '-' ? { value: -Number(argument.value) } : undefined;
    }
    case 'LogicalExpression': {
      const left = evaluate(node.left as JsNode, scope);
      return left && chosen(node, left.value) ? evaluate(node.right as JsNode, scope) : left;
    }
    case 'ConditionalExpression': {
      const test = evaluate(node.test as JsNode, scope);
      return test && evaluate((test.value ? node.consequent : node.alternate) as JsNode, scope);
    }
    case 'BinaryExpression':
      return evaluateBinary(node, scope);
    default:
      return undefined;
  }
}

/** True where the right side of `&&`, `||` or `??` is what counts. */
export function chosen({ operator }: JsNode, left: unknown): boolean {
  if (operator === '&&') return Boolean(left);
  return operator === '||' ? !left : left === null || left === undefined;
}

function evaluateTemplate(node: JsNode, scope: Scope): Evaluated {
  const values = evaluateAll(node.expressions as JsNode[], scope);
  if (values === undefined) return undefined;
  const texts = (node.quasis as JsNode[]).map(({ value }) => (value as { cooked: string }).cooked);
  return { value: texts.reduce((text, next, index) => text + String((values.value as unknown[])[index - 1]) + next) };
}

function evaluateAll(nodes: readonly (JsNode | null)[], scope: Scope): Evaluated {
  const values: unknown[] = [];
  for (const node of nodes) {
    const found = node === null ? undefined : evaluate(node, scope);
    if (found === undefined) return undefined;
    values.push(found.value);
  }
  return { value: values };
}

function evaluateObject(node: JsNode, scope: Scope): Evaluated {
  const members: [string, unknown][] = [];
  for (const property of node.properties as JsNode[]) {
    if (property.type !== 'Property' || property.computed === true) return undefined;
    const key = property.key as JsNode;
    const value = evaluate(property.value as JsNode, scope);
    if (value === undefined) return undefined;
    members.push([String(key.type === 'Identifier' ? key.name : key.value), value.value]);
  }
  return { value: Object.fromEntries(members) };
}

function evaluateMember(node: JsNode, scope: Scope): Evaluated {
  const object = evaluate(node.object as JsNode, scope)?.value;
  const property = node.property as JsNode;
  const key = node.computed === true ? evaluate(property, scope)?.value : property.name;
  if (typeof object !== 'object' || object === null || (typeof key !== 'string' && typeof key !== 'number')) {
    return undefined;
  }
  return Object.hasOwn(object, key)
    ? { value: (object as Record<string | number, unknown>)[key] }
    : { value: undefined };
}

function evaluateBinary(node: JsNode, scope: Scope): Evaluated {
  const left = evaluate(node.left as JsNode, scope);
  const right = evaluate(node.right as JsNode, scope);
  if (left === undefined || right === undefined) return undefined;
  if (node.operator === '===') return { value: left.value === right.value };
  if (node.operator === '!==') return { value: left.value !== right.value };
  if (node.operator !== '+') return undefined;
  if (typeof left.value === 'number' && typeof right.value === 'number') return { value: left.value + right.value };
  return { value: String(left.value) + String(right.value) };
}
