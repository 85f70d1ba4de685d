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

/** Creates a number literal for a source offset. Generated nodes have no offset and get 0. */
export function offset(value = 0): Expression {
  return { type: 'Literal', value };
}
