import type { Node } from 'estree-jsx';

/** The value of a literal: text, a number, `[1, 2]`, `{ a: 'b' }`. Undefined for all that has to be run. */
export function literalOf(node: Node): { readonly value: unknown } | undefined {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : { value: node.value };
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? '' } : undefined;
    case 'UnaryExpression': {
      const argument = node.operator === '-' ? literalOf(node.argument) : undefined;
      return typeof argument?.value === 'number' ? { value: -argument.value } : undefined;
    }
    case 'ArrayExpression': {
      const values = node.elements.map((element) => (element === null ? undefined : literalOf(element)));
      return values.every((value) => value !== undefined) ? { value: values.map(({ value }) => value) } : undefined;
    }
    case 'ObjectExpression':
      return literalObject(node);
    default:
      return undefined;
  }
}

function literalObject({ properties }: Extract<Node, { type: 'ObjectExpression' }>): { value: unknown } | undefined {
  const members: [string, unknown][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    const found = name === '__proto__' ? undefined : literalOf(property.value);
    if (name === undefined || found === undefined) return undefined;
    members.push([name, found.value]);
  }
  return { value: Object.fromEntries(members) };
}
