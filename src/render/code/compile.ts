import type {
  Declaration,
  Directive,
  ExportDefaultDeclaration,
  Expression,
  Identifier,
  ImportDeclaration,
  Literal,
  ModuleDeclaration,
  Node,
  Program,
  Statement,
  VariableDeclaration,
  VariableDeclarator,
} from 'estree-jsx';
import { buildJsx } from 'estree-util-build-jsx';
import { toJs } from 'estree-util-to-js';
import { containAsync } from './contain-async.ts';
import { block, callStatement, identifier, offset } from './estree-builders.ts';
import { patternNames, type UsedNames, usedNames } from './names.ts';

/** JavaScript as a function body. The free variables of the code become parameters of the function. */
export interface CompiledCode extends UsedNames {
  readonly body: string;
}

/**
 * Names of parameters of compiled code: the function that creates elements, the type of `<>`, and the error handler of
 * modules.
 */
export const jsxNames = {
  create: '$create',
  fragment: '$fragment',
  fail: '$fail',
} as const;

export function compileExpression(expression: Expression): CompiledCode {
  const used = usedNames(expression);
  const statement: Statement = { type: 'ReturnStatement', argument: expression };
  return { ...used, body: compileJsx({ type: 'Program', sourceType: 'module', body: [statement] }).safe };
}

/**
 * Compiles the JSX of a program to function calls. Returns the code for browsers, and the code for builds, whose async
 * functions never reject.
 */
function compileJsx(program: Program): { readonly plain: string; readonly safe: string } {
  buildJsx(program, { runtime: 'classic', pragma: jsxNames.create, pragmaFrag: jsxNames.fragment });
  const plain = toJs(program).value;
  const safe = containAsync(program);
  return { plain, safe: safe === program ? plain : toJs(safe).value };
}

export interface ImportedName {
  readonly specifier: string;
  /** Name of the export in the imported module, such as `default`; `*` for all exports. */
  readonly imported: string;
  /** Local name; `undefined` for a re-export under the name `exported`. */
  readonly local?: string;
  readonly exported?: string;
  readonly start: number;
  readonly end: number;
}

/**
 * A module compiled to a function without imports and exports. The function returns an object with a getter for
 * each declared name.
 */
export interface CompiledModule extends CompiledCode {
  /** Body for browsers, without the changes of `containAsync`: async functions may reject. */
  readonly browserBody: string;
  readonly imports: readonly ImportedName[];
  /** Top-level names, and `$default` for an unnamed default export. */
  readonly declared: readonly string[];
  readonly exports: ReadonlyMap<string, string>;
  /** Compiled statements, without JSX. */
  readonly program: Program;
}

/** Compiles a module. If a statement or an initializer throws, the statements after it still run. */
export function compileModule(statements: readonly (Directive | Statement | ModuleDeclaration)[]): CompiledModule {
  const imports: ImportedName[] = [];
  const declared = new Set<string>();
  const exports = new Map<string, string>();
  const body: Statement[] = [];
  for (const statement of statements) add(statement);
  const program: Program = { type: 'Program', sourceType: 'module', body };
  const used = usedNames(program);
  const getters = [...declared].map((name) => `get ${name}() { return ${name}; }`);
  const { plain, safe } = compileJsx(program);
  const functionBody = (code: string): string => `"use strict";\n${code}\nreturn { ${getters.join(', ')} };`;
  return {
    ...used,
    body: functionBody(safe),
    browserBody: functionBody(plain),
    imports,
    declared: [...declared],
    exports,
    program,
  };

  function add(statement: Directive | Statement | ModuleDeclaration): void {
    switch (statement.type) {
      case 'ImportDeclaration':
        imports.push(...importsOf(statement));
        break;
      case 'ExportAllDeclaration':
        imports.push({
          ...sourceOf(statement),
          imported: '*',
          exported: statement.exported ? specifierName(statement.exported) : '*',
        });
        break;
      case 'ExportNamedDeclaration':
        for (const { local, exported } of statement.specifiers) {
          const [localName, outer] = [specifierName(local), specifierName(exported)];
          if (statement.source) imports.push({ ...sourceOf(statement), imported: localName, exported: outer });
          else exports.set(outer, localName);
        }
        if (statement.declaration) {
          for (const name of declaredNames(statement.declaration)) exports.set(name, name);
          add(statement.declaration);
        }
        break;
      case 'ExportDefaultDeclaration':
        addDefault(statement.declaration);
        break;
      case 'VariableDeclaration':
        for (const name of declaredNames(statement)) declared.add(name);
        body.push(...guardedDeclaration(statement));
        break;
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        declared.add(statement.id.name);
        body.push(statement);
        break;
      default:
        body.push(guarded(statement, statement));
    }
  }

  function addDefault(declaration: ExportDefaultDeclaration['declaration']): void {
    const isDeclared = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
    if (isDeclared && declaration.id !== null) {
      exports.set('default', declaration.id.name);
      add({ ...declaration, id: declaration.id });
      return;
    }
    exports.set('default', '$default');
    const { start, end } = declaration;
    const init = withoutName(declaration);
    const declarator: VariableDeclarator = { type: 'VariableDeclarator', id: identifier('$default'), init, start, end };
    add({ type: 'VariableDeclaration', kind: 'const', declarations: [declarator] });
  }
}

function withoutName(declaration: ExportDefaultDeclaration['declaration']): Expression {
  if (declaration.type === 'FunctionDeclaration') return { ...declaration, type: 'FunctionExpression' };
  return declaration.type === 'ClassDeclaration' ? { ...declaration, type: 'ClassExpression' } : declaration;
}

function sourceOf({
  source,
  start = 0,
  end = start,
}: ModuleDeclaration & { readonly source?: Literal | null | undefined }): Pick<
  ImportedName,
  'specifier' | 'start' | 'end'
> {
  return { specifier: String(source?.value), start, end };
}

function importsOf(statement: ImportDeclaration): ImportedName[] {
  return statement.specifiers.map((specifier) => {
    const imported =
      specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : specifier.type === 'ImportNamespaceSpecifier'
          ? '*'
          : specifierName(specifier.imported);
    return { ...sourceOf(statement), imported, local: specifier.local.name };
  });
}

function specifierName(node: Identifier | Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

function declaredNames(statement: Declaration): string[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => patternNames(id));
  return [statement.id.name];
}

const neverThrows: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Literal']);

/** `const a = b()` → `var a; try { a = b() } catch ($error) { $fail($error, start, end) }`. */
function guardedDeclaration(statement: VariableDeclaration): Statement[] {
  return statement.declarations.flatMap((declarator): Statement[] => {
    const { id, init } = declarator;
    const single: VariableDeclaration = { ...statement, kind: 'var', declarations: [declarator] };
    if (init == null || neverThrows.has(init.type)) return [single];
    const names = patternNames(id).map(
      (name): VariableDeclarator => ({ type: 'VariableDeclarator', id: identifier(name), init: null }),
    );
    const assignment: Expression = { type: 'AssignmentExpression', operator: '=', left: id, right: init };
    return [
      { type: 'VariableDeclaration', kind: 'var', declarations: names },
      guarded({ type: 'ExpressionStatement', expression: assignment }, declarator),
    ];
  });
}

function guarded(statement: Statement, { start, end }: Node): Statement {
  const report = callStatement(jsxNames.fail, identifier('$error'), offset(start), offset(end));
  return {
    type: 'TryStatement',
    block: block([statement]),
    handler: { type: 'CatchClause', param: identifier('$error'), body: block([report]) },
    finalizer: null,
  };
}
