import type { Expression, Node } from 'estree-jsx';
import { Fragment, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { getOrCreate } from '../../core/values.ts';
import type { MappedText } from '../syntax/source-text.ts';
import { type CompiledCode, compileExpression, jsxNames } from './compile.ts';
import type { CreateElement } from './components.ts';
import { isGlobal } from './globals.ts';
import type { UsedComponent } from './names.ts';
import type { PageFunction, PageRealm } from './page-context.ts';

/** Variables by name. The prototype is the outer scope, or `null`. */
export type Scope = Record<string, unknown>;

export function createScope(outer: Scope | null): Scope {
  return Object.create(outer);
}

export interface EvaluationFrame {
  readonly source: MappedText;
  readonly scope: Scope;
  /**
   * True in snippets, where an undefined variable is an omitted prop with the value `undefined`:
   * `{size ?? "small"}`. Default: false.
   */
  readonly takesProps?: boolean;
}

/** Value of an expression, or the name of an undefined variable if the expression is only this variable. */
export type EvaluationResult = { readonly value: unknown } | { readonly unknown: string };

/** Cache shared by all pages. Compiling changes the expression, so each expression may be compiled only once. */
export type CompiledExpressions = WeakMap<Expression, CompiledCode>;

export class Evaluator {
  readonly #context: PageRealm;
  readonly #compiled: CompiledExpressions;
  readonly #create: CreateElement;
  readonly #unknownComponent: (used: UsedComponent, source: MappedText) => unknown;
  readonly #functions = new WeakMap<CompiledCode, Map<string, PageFunction>>();

  constructor(
    realm: PageRealm,
    compiledExpressions: CompiledExpressions,
    createElement: CreateElement,
    unknownComponent: (used: UsedComponent, source: MappedText) => unknown,
  ) {
    this.#context = realm;
    this.#compiled = compiledExpressions;
    this.#create = createElement;
    this.#unknownComponent = unknownComponent;
  }

  /**
   * Evaluates an expression. The expression may call hooks, because it runs inside a component.
   *
   * @param expression `undefined` for braces that contain only a comment.
   * @throws The value that the expression throws.
   */
  evaluate(expression: Expression | undefined, frame: EvaluationFrame): EvaluationResult {
    if (expression === undefined) return { value: undefined };
    const literal = evaluateLiteral(expression);
    if (literal !== undefined) return literal;
    if (expression.type === 'Identifier') {
      const { name } = expression;
      if (name in frame.scope) return { value: frame.scope[name] };
      if (!isGlobal(name)) return { unknown: name };
    }
    const compiled = getOrCreate(this.#compiled, expression, compileExpression);
    let value: unknown;
    const Body = (): null => {
      value = this.run(compiled, frame);
      return null;
    };
    renderToString(h(Body, null));
    return { value };
  }

  run(code: CompiledCode, { scope, source, takesProps }: EvaluationFrame, extraScope: Scope = {}): unknown {
    const isOmittedProp = (name: string): boolean =>
      takesProps === true && !isGlobal(name) && !code.components.some((component) => component.name === name);
    const names = [...code.names].filter((name) => (name in scope || isOmittedProp(name)) && !(name in extraScope));
    const scopeValues = names.map((name) => scope[name]);
    for (const component of code.components) {
      if (component.name in scope || names.includes(component.name) || component.name in extraScope) continue;
      if (isGlobal(component.name) && !component.fullName.includes('.')) continue;
      names.push(component.name);
      scopeValues.push(this.#unknownComponent(component, source));
    }
    const parameters = [jsxNames.create, jsxNames.fragment, ...names, ...Object.keys(extraScope)];
    const values = [this.#create, Fragment, ...scopeValues, ...Object.values(extraScope)];
    return this.#function(code, parameters, source.file)(...values);
  }

  #function(code: CompiledCode, parameters: readonly string[], file: string): PageFunction {
    const functions = getOrCreate(this.#functions, code, () => new Map<string, PageFunction>());
    return getOrCreate(functions, parameters.join(), () => this.#context.compile(code.body, parameters, file));
  }
}

/** Returns the value of a literal such as `'a'`, `[1, 2]` or `{ a: 'b' }`; `undefined` for other expressions. */
function evaluateLiteral(node: Node): { readonly value: unknown } | undefined {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : { value: node.value };
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? '' } : undefined;
    case 'UnaryExpression': {
      const argument = node.operator === '-' ? evaluateLiteral(node.argument) : undefined;
      return typeof argument?.value === 'number' ? { value: -argument.value } : undefined;
    }
    case 'ArrayExpression': {
      const values = node.elements.map((element) => (element === null ? undefined : evaluateLiteral(element)));
      return values.every((value) => value !== undefined) ? { value: values.map(({ value }) => value) } : undefined;
    }
    case 'ObjectExpression':
      return evaluateObjectLiteral(node);
    default:
      return undefined;
  }
}

function evaluateObjectLiteral({
  properties,
}: Extract<Node, { type: 'ObjectExpression' }>): { value: unknown } | undefined {
  const members: [string, unknown][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    const literal = name === '__proto__' ? undefined : evaluateLiteral(property.value);
    if (name === undefined || literal === undefined) return undefined;
    members.push([name, literal.value]);
  }
  return { value: Object.fromEntries(members) };
}
