import type { BlockStatement, Expression, Node, Program, Statement } from 'estree-jsx';
import { walk } from 'estree-walker';
import { containAsync, isDirective, neverThere } from './contain-async.ts';

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
export function contained(program: Program, { step: name, spread }: ContainingNames): Program {
  if (!needsContaining(program)) return program;
  const copy = structuredClone(program);
  walk(copy as never, {
    enter(visited, parent) {
      const node = visited as unknown as Node;
      switch (node.type) {
        case 'ForStatement':
        case 'ForInStatement':
        case 'ForOfStatement':
        case 'WhileStatement':
        case 'DoWhileStatement':
          node.body = { type: 'BlockStatement', body: [step(node, name), node.body] };
          break;
        case 'FunctionDeclaration':
        case 'FunctionExpression':
        case 'ArrowFunctionExpression':
          if (node.body.type === 'BlockStatement') addStep(node.body, step(node, name));
          else node.body = { type: 'SequenceExpression', expressions: [stepCall(node, name), node.body] };
          containAsync(node);
          break;
        case 'SpreadElement':
          if (parent?.type !== 'ObjectExpression') node.argument = callOf(spread, node.argument);
          break;
        case 'ImportExpression':
          this.replace(neverThere() as never);
      }
    },
  });
  return copy;
}

function needsContaining(program: Program): boolean {
  let found = false;
  walk(program as never, {
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
function addStep(block: BlockStatement, statement: Statement): void {
  const first = block.body.findIndex((one) => !isDirective(one));
  block.body.splice(first === -1 ? block.body.length : first, 0, statement);
}

function step(node: Node, name: string): Statement {
  return { type: 'ExpressionStatement', expression: stepCall(node, name) };
}

function stepCall(node: Node, name: string): Expression {
  const { start = 0 } = node as { start?: number };
  return callOf(name, { type: 'Literal', value: start });
}

function callOf(name: string, value: Expression): Expression {
  return { type: 'CallExpression', callee: { type: 'Identifier', name }, arguments: [value], optional: false };
}
