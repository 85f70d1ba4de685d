import type { Node, Options, Parser } from 'acorn';
import { loadNow } from '../host/load-now.ts';
import { isSimpleExpression, isSimpleValue, namesOfImport } from './simple-code.ts';

/*
 * Whether braces, and blocks of imports and exports, end for remark where they end for the native parser. remark asks
 * acorn at every closing brace, and at every blank line, whether what it has so far is JavaScript.
 */

const options: Options = { ecmaVersion: 2024, sourceType: 'module' };
/** Closing braces in code that is looked at: each of them costs a parse of all before it. */
const mostBraces = 40;
/** Blank lines in a block of exports that is looked at: the same goes for them. */
const mostBreaks = 40;
const blankLine = /\r?\n[ \t]*(?=\r?\n)/g;
const moduleStatement = /^(?:Import|Export(?:All|Default|Named))Declaration$/;

/** Loaded at need: most pages have plain code only. */
let jsx: typeof Parser | undefined;

function parser(): typeof Parser {
  if (jsx === undefined) {
    const { Parser: plain } = loadNow('acorn') as typeof import('acorn');
    const withJsx = loadNow('acorn-jsx') as () => (base: typeof Parser) => typeof Parser;
    jsx = plain.extend(withJsx());
  }
  return jsx;
}

/** @param code The content of braces in text. */
export function isAlikeExpression(code: string): boolean {
  return isSimpleExpression(code) || (code.trim() !== '' && isWholeExpression(code));
}

/** @param code The content of the braces behind the name of an attribute, which cannot be empty. */
export function isAlikeValue(code: string): boolean {
  return isSimpleValue(code) || isWholeExpression(code);
}

/** Whether code is one expression, and nothing before one of its braces is. */
function isWholeExpression(code: string): boolean {
  if (!isExpression(code)) return false;
  let at = code.indexOf('}');
  for (let count = 0; at !== -1; count++) {
    const before = code.slice(0, at);
    if (count === mostBraces || /^\s*(?:$|\/[/*])/.test(before) || isExpression(before)) return false;
    at = code.indexOf('}', at + 1);
  }
  return true;
}

/** Whether code is an expression. Comments behind it count as none: they may contain a brace. */
function isExpression(code: string): boolean {
  try {
    const { end } = parser().parseExpressionAt(code, 0, options);
    return code.slice(end).trim() === '' || /^\s*\//.test(code.slice(end));
  } catch {
    return false;
  }
}

/** The imports and exports of a page, block by block in text order. */
export class AlikeModules {
  readonly #names = new Set<string>();

  /** Whether the next block is read the same way. */
  isAlike(block: string): boolean {
    const lines = block.split(/\r?\n/).filter((line) => line.trim() !== '');
    const brought = lines.map(namesOfImport);
    if (brought.every((names) => names !== undefined)) return this.#bind(brought.flat());
    const statements = this.#parse(block);
    if (statements === undefined || !statements.every(({ type }) => moduleStatement.test(type))) return false;
    const breaks = [...block.matchAll(blankLine)];
    if (breaks.length > mostBreaks) return false;
    if (!breaks.every(({ index }) => isUnfinished(block.slice(0, index), this.#prefix()))) return false;
    const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
    return this.#bind(imports.flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name)));
  }

  /** A name that is brought twice is refused. */
  #bind(names: readonly string[]): boolean {
    const count = this.#names.size;
    for (const name of names) this.#names.add(name);
    return this.#names.size === count + names.length;
  }

  #prefix(): string {
    return this.#names.size === 0 ? '' : `var ${[...this.#names].join(',')}\n`;
  }

  #parse(block: string): readonly Statement[] | undefined {
    try {
      const { body } = parser().parse(this.#prefix() + block, options);
      return (body as readonly Node[] as readonly Statement[]).slice(this.#names.size === 0 ? 0 : 1);
    } catch {
      return undefined;
    }
  }
}

interface Statement {
  readonly type: string;
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[];
}

/** Whether code lacks nothing but what may follow. */
function isUnfinished(code: string, prefix: string): boolean {
  try {
    parser().parse(prefix + code, options);
    return false;
  } catch (error) {
    const { raisedAt = 0, message = '' } = error as { raisedAt?: number; message?: string };
    return raisedAt >= prefix.length + code.length || message.startsWith('Unterminated comment');
  }
}
