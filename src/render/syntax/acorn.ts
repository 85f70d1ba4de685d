import { type Options, Parser, type Program } from 'acorn';
import acornJsx from 'acorn-jsx';
import type { Program as EstreeProgram } from 'estree-jsx';

/** Acorn with JSX. Accepts duplicate declarations and exports, of which the last one wins. */
export class DialectParser extends Parser.extend(acornJsx()) {
  raiseRecoverable(): void {}
}

export const acornOptions = {
  ecmaVersion: 2024,
  sourceType: 'module',
  allowReturnOutsideFunction: true,
} as const satisfies Options;

/** @throws {SyntaxError} if the text is not a module. */
export function parseModule(text: string): Program {
  return DialectParser.parse(text, acornOptions);
}

/** Acorn's types lack the nodes that plugins add, such as JSX. */
export function asEstree(program: Program): EstreeProgram {
  return program as EstreeProgram;
}
