import type { Expression, Node, Pattern, Program } from 'estree-jsx';
import { walk } from 'estree-walker';

export interface UsedComponent {
  /** First part of the tag's name: `Tree` for `<Tree.Folder>`. */
  readonly name: string;
  readonly fullName: string;
  readonly start: number;
  readonly end: number;
}

export interface UsedNames {
  /** Contains all free variables, and possibly names that the code declares itself. */
  readonly names: ReadonlySet<string>;
  readonly components: readonly UsedComponent[];
}

export function collectUsedNames(program: Node): UsedNames {
  const names = new Set<string>();
  const declaredNames = new Set<string>();
  const components: UsedComponent[] = [];
  walk(program, {
    enter(node, parent, key) {
      if (node.type === 'Identifier') {
        const isProperty =
          (parent?.type === 'MemberExpression' && key === 'property' && !parent.computed) ||
          (parent?.type === 'Property' && key === 'key' && !parent.computed && !parent.shorthand);
        if (!isProperty) names.add(node.name);
      } else if (node.type === 'JSXOpeningElement') {
        const fullName = jsxName(node.name);
        const [name = ''] = fullName.split('.');
        if (fullName.includes('.') || /^[A-Z_$]/.test(name)) {
          names.add(name);
          const { start = 0, end = start } = node.name;
          components.push({ name, fullName: fullName, start, end });
        }
      } else if (node.type === 'VariableDeclarator') for (const name of patternNames(node.id)) declaredNames.add(name);
      else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') declaredNames.add(node.id.name);
      if ('params' in node)
        for (const param of node.params) for (const name of patternNames(param)) declaredNames.add(name);
    },
  });
  return { names, components: components.filter(({ name }) => !declaredNames.has(name)) };
}

type JsxName = Extract<Node, { type: 'JSXOpeningElement' }>['name'];

function jsxName(node: JsxName): string {
  if (node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`;
  return `${jsxName(node.object)}.${node.property.name}`;
}

/** Names that a pattern declares: `{ a, b: [c] }` → `a`, `c`. */
export function patternNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : patternNames(element)));
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    default:
      return [];
  }
}

/** Returns the expression of code in braces; `undefined` for a comment. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** Returns the argument of a spread attribute (`{...a}`); `undefined` for other code. */
export function spreadArgument(program: Program | null | undefined): Expression | undefined {
  const expression = expressionOf(program);
  const [property] = expression?.type === 'ObjectExpression' ? expression.properties : [];
  return property?.type === 'SpreadElement' ? property.argument : undefined;
}
