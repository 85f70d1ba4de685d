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
import { blockStatement, callStatement, identifier, offsetLiteral } from './estree-builders.ts';
import { collectUsedNames, patternNames, type UsedNames } from './names.ts';

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
  const references = collectUsedNames(expression);
  const statement: Statement = { type: 'ReturnStatement', argument: expression };
  return { ...references, body: compileJsx({ type: 'Program', sourceType: 'module', body: [statement] }).buildCode };
}

/**
 * Compiles the JSX of a program to function calls. Returns the code for browsers, and the code for builds, whose async
 * functions never reject.
 */
function compileJsx(program: Program): { readonly browserCode: string; readonly buildCode: string } {
  buildJsx(program, { runtime: 'classic', pragma: jsxNames.create, pragmaFrag: jsxNames.fragment });
  const browserCode = toJs(program).value;
  const safeProgram = containAsync(program);
  return { browserCode: browserCode, buildCode: safeProgram === program ? browserCode : toJs(safeProgram).value };
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
  readonly topLevelNames: readonly string[];
  readonly exports: ReadonlyMap<string, string>;
  /** Compiled statements, without JSX. */
  readonly program: Program;
}

/** Compiles a module. If a statement or an initializer throws, the statements after it still run. */
export function compileModule(statements: readonly (Directive | Statement | ModuleDeclaration)[]): CompiledModule {
  const imports: ImportedName[] = [];
  const topLevelNames = new Set<string>();
  const exports = new Map<string, string>();
  const body: Statement[] = [];
  for (const statement of statements) addStatement(statement);
  const program: Program = { type: 'Program', sourceType: 'module', body };
  const references = collectUsedNames(program);
  const getters = [...topLevelNames].map((name) => `get ${name}() { return ${name}; }`);
  const { browserCode, buildCode } = compileJsx(program);
  const functionBody = (code: string): string => `"use strict";\n${code}\nreturn { ${getters.join(', ')} };`;
  return {
    ...references,
    body: functionBody(buildCode),
    browserBody: functionBody(browserCode),
    imports,
    topLevelNames: [...topLevelNames],
    exports,
    program,
  };

  function addStatement(statement: Directive | Statement | ModuleDeclaration): void {
    switch (statement.type) {
      case 'ImportDeclaration':
        imports.push(...importedNames(statement));
        break;
      case 'ExportAllDeclaration':
        imports.push({
          ...importSource(statement),
          imported: '*',
          exported: statement.exported ? specifierName(statement.exported) : '*',
        });
        break;
      case 'ExportNamedDeclaration':
        for (const { local, exported } of statement.specifiers) {
          const [localName, exportedName] = [specifierName(local), specifierName(exported)];
          if (statement.source)
            imports.push({ ...importSource(statement), imported: localName, exported: exportedName });
          else exports.set(exportedName, localName);
        }
        if (statement.declaration) {
          for (const name of declaredNames(statement.declaration)) exports.set(name, name);
          addStatement(statement.declaration);
        }
        break;
      case 'ExportDefaultDeclaration':
        addDefaultExport(statement.declaration);
        break;
      case 'VariableDeclaration':
        for (const name of declaredNames(statement)) topLevelNames.add(name);
        body.push(...guardDeclaration(statement));
        break;
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        topLevelNames.add(statement.id.name);
        body.push(statement);
        break;
      default:
        body.push(guardStatement(statement, statement));
    }
  }

  function addDefaultExport(declaration: ExportDefaultDeclaration['declaration']): void {
    const isDeclared = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
    if (isDeclared && declaration.id !== null) {
      exports.set('default', declaration.id.name);
      addStatement({ ...declaration, id: declaration.id });
      return;
    }
    exports.set('default', '$default');
    const { start, end } = declaration;
    const init = toExpression(declaration);
    const declarator: VariableDeclarator = { type: 'VariableDeclarator', id: identifier('$default'), init, start, end };
    addStatement({ type: 'VariableDeclaration', kind: 'const', declarations: [declarator] });
  }
}

function toExpression(declaration: ExportDefaultDeclaration['declaration']): Expression {
  if (declaration.type === 'FunctionDeclaration') return { ...declaration, type: 'FunctionExpression' };
  return declaration.type === 'ClassDeclaration' ? { ...declaration, type: 'ClassExpression' } : declaration;
}

function importSource({
  source,
  start = 0,
  end = start,
}: ModuleDeclaration & { readonly source?: Literal | null | undefined }): Pick<
  ImportedName,
  'specifier' | 'start' | 'end'
> {
  return { specifier: String(source?.value), start, end };
}

function importedNames(statement: ImportDeclaration): ImportedName[] {
  return statement.specifiers.map((specifier) => {
    const imported =
      specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : specifier.type === 'ImportNamespaceSpecifier'
          ? '*'
          : specifierName(specifier.imported);
    return { ...importSource(statement), imported, local: specifier.local.name };
  });
}

function specifierName(node: Identifier | Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

function declaredNames(statement: Declaration): string[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => patternNames(id));
  return [statement.id.name];
}

const nonThrowingTypes: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Literal']);

/** `const a = b()` → `var a; try { a = b() } catch ($error) { $fail($error, start, end) }`. */
function guardDeclaration(statement: VariableDeclaration): Statement[] {
  return statement.declarations.flatMap((declarator): Statement[] => {
    const { id, init } = declarator;
    const singleDeclaration: VariableDeclaration = { ...statement, kind: 'var', declarations: [declarator] };
    if (init == null || nonThrowingTypes.has(init.type)) return [singleDeclaration];
    const names = patternNames(id).map(
      (name): VariableDeclarator => ({ type: 'VariableDeclarator', id: identifier(name), init: null }),
    );
    const assignment: Expression = { type: 'AssignmentExpression', operator: '=', left: id, right: init };
    return [
      { type: 'VariableDeclaration', kind: 'var', declarations: names },
      guardStatement({ type: 'ExpressionStatement', expression: assignment }, declarator),
    ];
  });
}

function guardStatement(statement: Statement, { start, end }: Node): Statement {
  const failCall = callStatement(jsxNames.fail, identifier('$error'), offsetLiteral(start), offsetLiteral(end));
  return {
    type: 'TryStatement',
    block: blockStatement([statement]),
    handler: { type: 'CatchClause', param: identifier('$error'), body: blockStatement([failCall]) },
    finalizer: null,
  };
}
