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

export function blockStatement(body: Statement[]): BlockStatement {
  return { type: 'BlockStatement', body };
}

function callExpression(name: string, ...args: Expression[]): SimpleCallExpression {
  return { type: 'CallExpression', callee: identifier(name), arguments: args, optional: false };
}

export function callStatement(name: string, ...args: Expression[]): Statement {
  return { type: 'ExpressionStatement', expression: callExpression(name, ...args) };
}

/** Creates a number literal for a source offset. Generated nodes have no offset and get 0. */
export function offsetLiteral(value = 0): Expression {
  return { type: 'Literal', value };
}
