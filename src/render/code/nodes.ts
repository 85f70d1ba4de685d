import type { BlockStatement, Expression, Identifier, SimpleCallExpression, Statement } from 'estree-jsx';

declare module 'estree' {
  interface BaseNodeWithoutComments {
    /** Offsets in the source, which acorn writes on its nodes. Nodes that are made here have them only if they are given. */
    start?: number | undefined;
    end?: number | undefined;
  }
}

/** A name in code. */
export function identifier(name: string): Identifier {
  return { type: 'Identifier', name };
}

/** `{ … }` */
export function block(body: Statement[]): BlockStatement {
  return { type: 'BlockStatement', body };
}

/** `name(…)` */
export function callOf(name: string, ...values: Expression[]): SimpleCallExpression {
  return { type: 'CallExpression', callee: identifier(name), arguments: values, optional: false };
}

/** `name(…);` */
export function callStatement(name: string, ...values: Expression[]): Statement {
  return { type: 'ExpressionStatement', expression: callOf(name, ...values) };
}

/** A number in code: an offset of the source; 0 for a node that has none. */
export function offset(value = 0): Expression {
  return { type: 'Literal', value };
}
