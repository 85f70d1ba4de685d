import type { Expression, Function as FunctionNode, Statement } from 'estree-jsx';
import { block, identifier } from './nodes.ts';

/**
 * Keeps what an async function throws within it: the function waits on and on instead, as it would for a network. Nobody
 * waits for it while a page is made, and Node ends a process in which something fails that nobody handles.
 *
 * @param node Is changed.
 */
export function containAsync(node: FunctionNode): void {
  if (node.async !== true || node.generator === true) return;
  const body: readonly Statement[] =
    node.body.type === 'BlockStatement' ? node.body.body : [{ type: 'ReturnStatement', argument: node.body }];
  node.body = block([
    ...body.filter(isDirective),
    {
      type: 'TryStatement',
      block: block(body.filter((statement) => !isDirective(statement))),
      handler: { type: 'CatchClause', param: null, body: block([{ type: 'ReturnStatement', argument: neverThere() }]) },
      finalizer: null,
    },
  ]);
  if (node.type === 'ArrowFunctionExpression') node.expression = false;
}

/** True for `'use strict'` and its like, which only count where they are first. */
export function isDirective(statement: Statement): boolean {
  return 'directive' in statement;
}

/** `new Promise(() => {})`: what is never there. Also what a module is that code imports when it runs. */
export function neverThere(): Expression {
  return {
    type: 'NewExpression',
    callee: identifier('Promise'),
    arguments: [{ type: 'ArrowFunctionExpression', params: [], body: block([]), expression: false }],
  };
}
