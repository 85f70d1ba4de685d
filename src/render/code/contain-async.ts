import type { Expression, Function as FunctionNode, Program, Statement } from 'estree-jsx';
import { walk } from 'estree-walker';
import { blockStatement, identifier } from './estree-builders.ts';

/**
 * Changes async functions so that their promises stay pending instead of rejecting, because Node exits on a rejection
 * without a handler. Dynamic imports become pending promises too, because page files are never loaded as modules.
 *
 * @param program Isn't changed.
 * @returns A changed copy; `program` itself if it contains no async function and no dynamic import.
 */
export function containAsync(program: Program): Program {
  if (!hasAsync(program)) return program;
  const copy = structuredClone(program);
  walk(copy, {
    enter(node) {
      if (node.type === 'ImportExpression') this.replace(pendingPromise());
      else if ('async' in node && node.async === true && 'params' in node) catchErrors(node);
    },
  });
  return copy;
}

function hasAsync(program: Program): boolean {
  let isFound = false;
  walk(program, {
    enter(node) {
      if (node.type === 'ImportExpression' || ('async' in node && node.async === true)) isFound = true;
      if (isFound) this.skip();
    },
  });
  return isFound;
}

function catchErrors(node: FunctionNode): void {
  const body: readonly Statement[] =
    node.body.type === 'BlockStatement' ? node.body.body : [{ type: 'ReturnStatement', argument: node.body }];
  const pending: Statement = { type: 'ReturnStatement', argument: pendingPromise() };
  node.body = blockStatement([
    ...body.filter(isDirective),
    {
      type: 'TryStatement',
      block: blockStatement(body.filter((statement) => !isDirective(statement))),
      handler: { type: 'CatchClause', param: null, body: blockStatement([pending]) },
      finalizer: null,
    },
  ]);
  if (node.type === 'ArrowFunctionExpression') node.expression = false;
}

/** `'use strict'` and other directives only count as the first statements of a function. */
function isDirective(statement: Statement): boolean {
  return 'directive' in statement;
}

function pendingPromise(): Expression {
  return {
    type: 'NewExpression',
    callee: identifier('Promise'),
    arguments: [{ type: 'ArrowFunctionExpression', params: [], body: blockStatement([]), expression: false }],
  };
}
