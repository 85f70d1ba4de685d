import type { Expression, Node } from 'estree-jsx';
import { getOrMake } from '../../core/values.ts';
import type { SourceText } from '../syntax/source-text.ts';
import { type CompiledCode, compileExpression, jsxNames } from './compile.ts';
import { isKnownInPages } from './global-names.ts';
import type { UsedComponent } from './names.ts';
import type { Realm } from './realm.ts';
import { type Inside, Named } from './values.ts';

/** Names and what they mean: an object without a prototype, or with that of a scope further out. */
export type Scope = Record<string, unknown>;

/** A new scope within another one; without any names if there is none. */
export function scopeIn(outer: Scope | null): Scope {
  return Object.create(outer);
}

/** The text that code is in, and the names that are known there. */
export interface Frame {
  readonly source: SourceText;
  readonly scope: Scope;
  /** True in a snippet: a property that it is not given is `undefined` in `{size ?? "small"}`. Default: false. */
  readonly takesProps?: boolean;
}

/** The value of an expression, or the one name that it is and that nobody defines. */
export type Evaluated = { readonly value: unknown } | { readonly unknown: string };

/** What expressions are compiled to: the same for all pages that contain them. Compiling changes an expression. */
export type CompiledExpressions = WeakMap<Expression, CompiledCode>;

/** Runs the expressions of a page. */
export class Evaluator {
  readonly realm: Realm;
  readonly #compiled: CompiledExpressions;
  /** What is shown for a component that nobody defines. */
  readonly #unknownComponent: (used: UsedComponent, source: SourceText) => unknown;
  readonly #functions = new WeakMap<CompiledCode, Map<string, Inside>>();

  constructor(
    realm: Realm,
    compiled: CompiledExpressions,
    unknownComponent: (used: UsedComponent, source: SourceText) => unknown,
  ) {
    this.realm = realm;
    this.#compiled = compiled;
    this.#unknownComponent = unknownComponent;
  }

  /**
   * Evaluates what is in braces.
   *
   * @param expression Undefined for a comment.
   * @throws Whatever the expression throws.
   */
  evaluate(expression: Expression | undefined, frame: Frame): Evaluated {
    if (expression === undefined) return { value: undefined };
    const literal = literalOf(expression);
    if (literal !== undefined) return literal;
    if (expression.type === 'Identifier') {
      const { name } = expression;
      if (name in frame.scope) return { value: frame.scope[name] };
      if (!isKnownInPages(name)) return { unknown: name };
    }
    const compiled = getOrMake(this.#compiled, expression, compileExpression);
    return { value: this.run(compiled, frame, {}, 'evaluate') };
  }

  /** Runs compiled code with the names that the frame knows. */
  run(code: CompiledCode, { scope, source, takesProps }: Frame, extra: Scope = {}, how?: 'evaluate'): unknown {
    const isProperty = (name: string): boolean =>
      takesProps === true && !isKnownInPages(name) && !code.components.some((used) => used.name === name);
    const names = [...code.names].filter((name) => (name in scope || isProperty(name)) && !(name in extra));
    const given = names.map((name) => scope[name]);
    for (const used of code.components) {
      if (used.name in scope || names.includes(used.name) || used.name in extra) continue;
      if (isKnownInPages(used.name) && !used.written.includes('.')) continue;
      names.push(used.name);
      given.push(this.#unknownComponent(used, source));
    }
    const { create, fragment, step, spread } = jsxNames;
    const parameters = [create, fragment, step, spread, ...names, ...Object.keys(extra)];
    const own = [runtime('create'), runtime('fragment'), this.realm.counterOf(source), runtime('spread')];
    const values = [...own, ...given, ...Object.values(extra)];
    return this.realm.call(this.#function(code, parameters, source.file), values, how);
  }

  #function(code: CompiledCode, parameters: readonly string[], file: string): Inside {
    const known = getOrMake(this.#functions, code, () => new Map<string, Inside>());
    return getOrMake(known, parameters.join(), () => this.realm.compile(code.body, parameters, file));
  }
}

const runtime = (name: string): Named => new Named('runtime', name);

/** The value of a literal: text, a number, `[1, 2]`, `{ a: 'b' }`. Undefined for all that has to be run. */
function literalOf(node: Node): { readonly value: unknown } | undefined {
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
