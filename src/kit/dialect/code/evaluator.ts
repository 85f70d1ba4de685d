import type { Program } from 'estree-jsx';
import type { SourceText } from '../syntax/source-text.ts';
import { type CompiledCode, compileExpression, jsxNames } from './compile.ts';
import { literalOf } from './literal.ts';
import { expressionOf, type UsedComponent } from './names.ts';
import type { Sandbox } from './sandbox.ts';

/** Names and what they mean: an object without a prototype, or with that of a scope further out. */
export type Scope = Record<string, unknown>;

/** The text that code stands in, and the names that are known there. */
export interface Frame {
  readonly source: SourceText;
  readonly scope: Scope;
}

/** What compiled JSX calls. */
export interface JsxRuntime {
  readonly create: (type: unknown, props: Record<string, unknown> | null, ...children: unknown[]) => unknown;
  readonly fragment: unknown;
  /** What is shown for a component that nobody defines. */
  readonly unknownComponent: (used: UsedComponent, source: SourceText) => unknown;
}

/** The value of an expression, or the one name that it is and that nobody defines. */
export type Evaluated = { readonly value: unknown } | { readonly unknown: string };

/** Runs the expressions of pages. */
export class Evaluator {
  readonly sandbox: Sandbox;
  readonly runtime: JsxRuntime;
  readonly #compiled = new WeakMap<Program, CompiledCode>();
  readonly #functions = new WeakMap<CompiledCode, Map<string, (...values: unknown[]) => unknown>>();

  constructor(sandbox: Sandbox, runtime: JsxRuntime) {
    this.sandbox = sandbox;
    this.runtime = runtime;
  }

  /**
   * Evaluates what stands in braces.
   *
   * @throws Whatever the expression throws.
   */
  evaluate(program: Program, frame: Frame): Evaluated {
    const expression = expressionOf(program);
    if (expression === undefined) return { value: undefined };
    let compiled = this.#compiled.get(program);
    if (compiled === undefined) {
      const literal = literalOf(expression);
      if (literal !== undefined) return literal;
      if (expression.type === 'Identifier') {
        const { name } = expression;
        if (name in frame.scope) return { value: frame.scope[name] };
        if (!this.sandbox.has(name)) return { unknown: name };
      }
      compiled = compileExpression(expression);
      this.#compiled.set(program, compiled);
    }
    return { value: this.run(compiled, frame) };
  }

  /** Runs compiled code with the names that the frame knows. */
  run(code: CompiledCode, { scope, source }: Frame, extra: Scope = {}): unknown {
    const names = [...code.names].filter((name) => name in scope && !(name in extra));
    const given = [...names.map((name) => scope[name])];
    for (const used of code.components) {
      if (used.name in scope || names.includes(used.name) || used.name in extra) continue;
      if (this.sandbox.has(used.name) && !used.written.includes('.')) continue;
      names.push(used.name);
      given.push(this.runtime.unknownComponent(used, source));
    }
    const { create, fragment, step } = jsxNames;
    const parameters = [create, fragment, step, ...names, ...Object.keys(extra)];
    const counter = this.sandbox.steps.counterOf(source);
    const values = [this.runtime.create, this.runtime.fragment, counter, ...given, ...Object.values(extra)];
    return this.#function(code, parameters, source.file)(...values);
  }

  #function(code: CompiledCode, parameters: readonly string[], file: string): (...values: unknown[]) => unknown {
    const known = this.#functions.get(code) ?? new Map<string, (...values: unknown[]) => unknown>();
    this.#functions.set(code, known);
    const key = parameters.join();
    const compiled = known.get(key) ?? this.sandbox.compile(code.body, parameters, file);
    known.set(key, compiled);
    return compiled;
  }
}
