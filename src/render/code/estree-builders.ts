import type { BlockStatement, Expression, Identifier, SimpleCallExpression, Statement } from 'estree-jsx';

declare module 'estree' {
  interface BaseNodeWithoutComments {
    /** Offset in the source, which acorn sets. */
    start?: number | undefined;
    end?: number | undefined;
  }
}

export function identifier(name: string): Identifier {
  return { type: 'Identifier', name };
}

export function block(body: Statement[]): BlockStatement {
  return { type: 'BlockStatement', body };
}

function callOf(name: string, ...values: Expression[]): SimpleCallExpression {
  return { type: 'CallExpression', callee: identifier(name), arguments: values, optional: false };
}

export function callStatement(name: string, ...values: Expression[]): Statement {
  return { type: 'ExpressionStatement', expression: callOf(name, ...values) };
}

/** Literal with an offset in the source; 0 for a generated node. */
export function offset(value = 0): Expression {
  return { type: 'Literal', value };
}
