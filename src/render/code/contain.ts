import type { BlockStatement, Expression, Function as FunctionNode, Node, Program, Statement } from 'estree-jsx';
import { walk } from 'estree-walker';
import { block, callOf, callStatement, identifier, offset } from './nodes.ts';

/** Names under which a program finds what contains it. */
export interface ContainingNames {
  readonly step: string;
  readonly spread: string;
}

/**
 * Keeps a program from doing more than making a page. Every loop and every function tells that it takes a step, by calling
 * `step` with its offset in the source: whatever runs on and on is one of the two. What is spread in a list or a call goes
 * through `spread`, since V8 goes through it in one step. What an async function throws stays in it, and what is imported
 * when the program runs is never there.
 *
 * @param program Stays as it is.
 * @returns The program itself where it contains none of these.
 */
export function contained(program: Program, { step, spread }: ContainingNames): Program {
  if (!needsContaining(program)) return program;
  const copy = structuredClone(program);
  const stepAt = ({ start }: Node): Statement => callStatement(step, offset(start));
  walk(copy, {
    enter(node, parent) {
      switch (node.type) {
        case 'ForStatement':
        case 'ForInStatement':
        case 'ForOfStatement':
        case 'WhileStatement':
        case 'DoWhileStatement':
          node.body = block([stepAt(node), node.body]);
          break;
        case 'FunctionDeclaration':
        case 'FunctionExpression':
        case 'ArrowFunctionExpression':
          if (node.body.type === 'BlockStatement') addStep(node.body, stepAt(node));
          else node.body = { type: 'SequenceExpression', expressions: [callOf(step, offset(node.start)), node.body] };
          containAsync(node);
          break;
        case 'SpreadElement':
          if (parent?.type !== 'ObjectExpression') node.argument = callOf(spread, node.argument);
          break;
        case 'ImportExpression':
          this.replace(neverThere());
      }
    },
  });
  return copy;
}

function needsContaining(program: Program): boolean {
  let found = false;
  walk(program, {
    enter({ type }) {
      if (/^(?:For|While|DoWhile|ImportExpression|SpreadElement)|Function/.test(type)) {
        found = true;
        this.skip();
      }
    },
  });
  return found;
}

/** Directives stay first. */
function addStep({ body }: BlockStatement, statement: Statement): void {
  const first = body.findIndex((one) => !isDirective(one));
  body.splice(first === -1 ? body.length : first, 0, statement);
}

/**
 * Keeps what an async function throws within it: the function waits on and on instead, as it would for a network. Nobody
 * waits for it while a page is made, and Node ends a process in which something fails that nobody handles.
 *
 * @param node Is changed.
 */
function containAsync(node: FunctionNode): void {
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
function isDirective(statement: Statement): boolean {
  return 'directive' in statement;
}

/** `new Promise(() => {})`: what is never there. Also what a module is that code imports when it runs. */
function neverThere(): Expression {
  return {
    type: 'NewExpression',
    callee: identifier('Promise'),
    arguments: [{ type: 'ArrowFunctionExpression', params: [], body: block([]), expression: false }],
  };
}
