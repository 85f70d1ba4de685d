import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser, type Program } from 'acorn';
import type { Node } from 'estree-jsx';
import { walk } from 'estree-walker';
import { acornOptions, asEstree } from '../syntax/acorn.ts';

const TypedParser = Parser.extend(tsPlugin({ jsx: true }));

const typeMembers = [
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeParameters',
  'implements',
];
const typeStatements = /^TS(?:Interface|TypeAlias|Module)Declaration$|^TSDeclareFunction$|^TSExportAssignment$/;
const assertions = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/;

/**
 * Parses a TypeScript module and removes its types.
 *
 * @throws {SyntaxError} if the text isn't a module, or contains an enum, which needs code at run time.
 */
export function parseTypedModule(text: string): Program {
  const program = TypedParser.parse(text, { ...acornOptions, locations: true });
  walk(asEstree(program), {
    enter(node) {
      const type: string = node.type;
      if (type === 'TSEnumDeclaration') {
        throw Object.assign(new SyntaxError('enumerations of TypeScript are not known here'), { pos: node.start });
      }
      if (assertions.test(type)) this.replace(withoutAssertion(node));
      else if (isType(node)) this.remove();
      else for (const name of typeMembers) Reflect.deleteProperty(node, name);
    },
  });
  return program;
}

function isType(node: Node): boolean {
  if (typeStatements.test(node.type)) return true;
  const [imported, exported, declared] = ['importKind', 'exportKind', 'declare'].map((name) => Reflect.get(node, name));
  return imported === 'type' || exported === 'type' || declared === true;
}

function withoutAssertion(node: Node): Node {
  let inner = node;
  while (assertions.test(inner.type) && 'expression' in inner && typeof inner.expression === 'object') {
    inner = inner.expression;
  }
  return inner;
}
