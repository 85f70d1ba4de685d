import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Node, Parser, type Program } from 'acorn';
import { walk } from 'estree-walker';
import { acornOptions } from '../syntax/acorn.ts';

const TypedParser = Parser.extend(tsPlugin({ jsx: true }) as never);

/** Members of nodes that contain types and nothing else. */
const typeMembers = [
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeParameters',
  'implements',
];
/** Statements that declare types and nothing else. */
const typeStatements = /^TS(?:Interface|TypeAlias|Module)Declaration$|^TSDeclareFunction$|^TSExportAssignment$/;
/** Expressions that say the type of another one. */
const assertions = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/;

interface TypedNode extends Node {
  readonly expression?: Node;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly declare?: boolean;
  readonly specifiers?: TypedNode[];
  readonly [member: string]: unknown;
}

/**
 * Parses a module of TypeScript and takes its types away: what is left is JavaScript.
 *
 * @throws {SyntaxError} if the text is no module, or contains what is more than types: an enumeration.
 */
export function parseTypedModule(text: string): Program {
  const program = TypedParser.parse(text, { ...acornOptions, locations: true });
  walk(program as never, {
    enter(visited) {
      const node = visited as unknown as TypedNode;
      if (node.type === 'TSEnumDeclaration') {
        throw Object.assign(new SyntaxError('enumerations of TypeScript are not known here'), { pos: node.start });
      }
      if (assertions.test(node.type)) {
        this.replace(withoutAssertion(node) as never);
        return;
      }
      if (isType(node)) {
        this.remove();
        return;
      }
      const members = node as unknown as Record<string, unknown>;
      for (const name of typeMembers) if (members[name] !== undefined) delete members[name];
    },
  });
  return program;
}

function isType({ type, importKind, exportKind, declare }: TypedNode): boolean {
  return typeStatements.test(type) || importKind === 'type' || exportKind === 'type' || declare === true;
}

function withoutAssertion(node: TypedNode): TypedNode {
  let inner = node;
  while (assertions.test(inner.type) && inner.expression !== undefined) inner = inner.expression as TypedNode;
  return inner;
}
