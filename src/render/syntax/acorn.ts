import { type Options, Parser, type Program } from 'acorn';
import acornJsx from 'acorn-jsx';
import type { Program as EstreeProgram } from 'estree-jsx';

/**
 * Acorn with JSX. A name declared twice, or exported twice, is no reason to refuse a page: the last one counts, as
 * where an import brings a known component.
 */
export class DialectParser extends Parser.extend(acornJsx()) {
  raiseRecoverable(): void {}
}

export const acornOptions = {
  ecmaVersion: 2024,
  sourceType: 'module',
  allowReturnOutsideFunction: true,
} as const satisfies Options;

/** @throws {SyntaxError} if the text is no module. */
export function parseModule(text: string): Program {
  return DialectParser.parse(text, acornOptions);
}

/** What acorn has read. Its own types name the nodes of the language alone, and those that plugins add are in it too. */
export function asEstree(program: Program): EstreeProgram {
  return program as EstreeProgram;
}
