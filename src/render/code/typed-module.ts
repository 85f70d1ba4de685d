import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser, type Program } from 'acorn';
import type { Node } from 'estree-jsx';
import { walk } from 'estree-walker';
import { acornOptions, asEstree } from '../syntax/acorn.ts';

const TypeScriptParser = Parser.extend(tsPlugin({ jsx: true }));

const typeProperties = [
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeParameters',
  'implements',
];
const typeStatementPattern = /^TS(?:Interface|TypeAlias|Module)Declaration$|^TSDeclareFunction$|^TSExportAssignment$/;
const assertionPattern = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/;

/**
 * Parses a TypeScript module and removes its types.
 *
 * @throws {SyntaxError} if the text isn't a module, or contains an enum, which needs code at run time.
 */
export function parseTypedModule(text: string): Program {
  const program = TypeScriptParser.parse(text, { ...acornOptions, locations: true });
  walk(asEstree(program), {
    enter(node) {
      const type: string = node.type;
      if (type === 'TSEnumDeclaration') {
        throw Object.assign(new SyntaxError('enumerations of TypeScript are not known here'), { pos: node.start });
      }
      if (assertionPattern.test(type)) this.replace(unwrapAssertion(node));
      else if (isType(node)) this.remove();
      else for (const name of typeProperties) Reflect.deleteProperty(node, name);
    },
  });
  return program;
}

function isType(node: Node): boolean {
  if (typeStatementPattern.test(node.type)) return true;
  const [importKind, exportKind, isAmbient] = ['importKind', 'exportKind', 'declare'].map((name) =>
    Reflect.get(node, name),
  );
  return importKind === 'type' || exportKind === 'type' || isAmbient === true;
}

function unwrapAssertion(node: Node): Node {
  let expression = node;
  while (
    assertionPattern.test(expression.type) &&
    'expression' in expression &&
    typeof expression.expression === 'object'
  ) {
    expression = expression.expression;
  }
  return expression;
}
