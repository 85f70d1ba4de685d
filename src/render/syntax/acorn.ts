import { type Options, Parser, type Program } from 'acorn';
import acornJsx from 'acorn-jsx';

/**
 * Acorn with JSX. A name declared twice, or exported twice, is no reason to refuse a page: the last one counts, as
 * where an import brings a known component.
 */
class DialectParser extends (Parser.extend(acornJsx()) as unknown as new (
  options: Options,
  input: string,
  start?: number,
) => object) {
  raiseRecoverable(): void {}
}

/** The parser as packages around acorn take it. */
export const dialectAcorn = DialectParser as unknown as typeof Parser;

export const acornOptions = {
  ecmaVersion: 2024,
  sourceType: 'module',
  allowReturnOutsideFunction: true,
} as const satisfies Options;

/** @throws {SyntaxError} if the text is no module. */
export function parseModule(text: string): Program {
  return dialectAcorn.parse(text, acornOptions);
}
