import { type Binding, evaluate, type Scope } from './evaluate.ts';
import type { JsNode, MdxNode } from './tree.ts';

/** What a statement `import … from 'x'` brings from a file: `default`, a name, or all (`*`). */
export type Importer = (specifier: string, imported: string) => Binding;

/** The names that the imports and exports of a page declare, in their order. */
export function scopeOf(tree: MdxNode, outer: Scope, importer: Importer): Scope {
  const scope = new Map<string, Binding>(outer);
  for (const node of tree.children ?? []) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) declare(statement, scope, importer);
  }
  return scope;
}

function declare(statement: JsNode, scope: Map<string, Binding>, importer: Importer): void {
  if (statement.type === 'ImportDeclaration') {
    const specifier = String((statement.source as JsNode).value);
    for (const one of statement.specifiers as JsNode[]) {
      const local = String((one.local as JsNode).name);
      scope.set(local, importer(specifier, importedName(one)));
    }
  } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration !== null) {
    declare(statement.declaration as JsNode, scope, importer);
  } else if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement.declarations as JsNode[]) {
      const { type, name } = id as JsNode;
      if (type === 'Identifier' && init !== null) scope.set(String(name), bindingOf(init as JsNode, scope));
    }
  } else if (statement.type === 'FunctionDeclaration') {
    scope.set(String((statement.id as JsNode).name), bindingOf(statement, scope));
  }
}

function importedName({ type, imported }: JsNode): string {
  if (type === 'ImportDefaultSpecifier') return 'default';
  if (type === 'ImportNamespaceSpecifier') return '*';
  const { name, value } = imported as JsNode;
  return String(name ?? value);
}

function bindingOf(node: JsNode, scope: Scope): Binding {
  const value = evaluate(node, scope);
  if (value !== undefined) return { kind: 'value', ...value };
  const result = resultOf(node);
  if (result === undefined) return { kind: 'unknown', from: 'JavaScript of this page' };
  // A copy: what is declared later is not known to it.
  return { kind: 'component', parameters: node.params as JsNode[], result, scope: new Map(scope) };
}

/** What a function gives back, where that is all it does. */
function resultOf({ type, body }: JsNode): JsNode | undefined {
  if (!['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type)) return undefined;
  const content = body as JsNode;
  if (content.type !== 'BlockStatement') return content;
  const [only, ...others] = content.body as JsNode[];
  return only?.type === 'ReturnStatement' && others.length === 0 ? ((only.argument as JsNode) ?? undefined) : undefined;
}

/**
 * The names inside a component for one use of it.
 *
 * @returns Undefined where it takes its properties in a way that is not read here.
 */
export function scopeInside(
  { parameters, scope }: Extract<Binding, { kind: 'component' }>,
  properties: ReadonlyMap<string, unknown>,
): Scope | undefined {
  const inside = new Map<string, Binding>(scope);
  const [parameter] = parameters;
  if (parameter === undefined) return inside;
  if (parameter.type === 'Identifier') {
    inside.set(String(parameter.name), { kind: 'value', value: Object.fromEntries(properties) });
    return inside;
  }
  if (parameter.type !== 'ObjectPattern') return undefined;
  for (const property of parameter.properties as JsNode[]) {
    if (property.type !== 'Property') return undefined;
    const key = String((property.key as JsNode).name ?? (property.key as JsNode).value);
    const target = property.value as JsNode;
    const standard = target.type === 'AssignmentPattern' ? evaluate(target.right as JsNode, scope)?.value : undefined;
    const name = target.type === 'AssignmentPattern' ? (target.left as JsNode).name : target.name;
    inside.set(String(name), { kind: 'value', value: properties.get(key) ?? standard });
  }
  return inside;
}
