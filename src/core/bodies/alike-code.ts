import { type Options, Parser } from 'acorn';
import jsx from 'acorn-jsx';

/*
 * Whether braces, and blocks of imports and exports, end for remark where they end for the native parser. remark asks
 * acorn at every closing brace, and at every blank line, whether what it has so far is JavaScript.
 */

const JsxParser = Parser.extend(jsx());
const options: Options = { ecmaVersion: 2024, sourceType: 'module' };
/** Closing braces in code that is looked at: each of them costs a parse of all before it. */
const mostBraces = 40;
/** Blank lines in a block of exports that is looked at: the same goes for them. */
const mostBreaks = 40;
const blankLine = /\r?\n[ \t]*(?=\r?\n)/g;
/** Nothing, or one comment. */
const comment = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)?$/;
const spread = /^\s*\.\.\.([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\s*$/;
const moduleStatement = /^(?:Import|Export(?:All|Default|Named))Declaration$/;

/** @param code The content of braces in text. */
export function isAlikeExpression(code: string): boolean {
  return comment.test(code) || isAlikeValue(code);
}

/**
 * Whether code is one expression, and nothing before one of its braces is.
 *
 * @param code The content of the braces behind the name of an attribute, which cannot be empty.
 */
export function isAlikeValue(code: string): boolean {
  if (!isExpression(code)) return false;
  let at = code.indexOf('}');
  for (let count = 0; at !== -1; count++) {
    const before = code.slice(0, at);
    if (count === mostBraces || /^\s*(?:$|\/[/*])/.test(before) || isExpression(before)) return false;
    at = code.indexOf('}', at + 1);
  }
  return true;
}

/** @param code The content of the braces of an attribute without a name. */
export function isAlikeSpread(code: string): boolean {
  const name = spread.exec(code)?.[1];
  return name !== undefined && isExpression(name);
}

/** Whether code is an expression. Comments behind it count as none: they may contain a brace. */
function isExpression(code: string): boolean {
  try {
    const { end } = JsxParser.parseExpressionAt(code, 0, options);
    return code.slice(end).trim() === '' || /^\s*\//.test(code.slice(end));
  } catch {
    return false;
  }
}

/** The imports and exports of a page, block by block in text order. */
export class AlikeModules {
  readonly #names = new Set<string>();

  /** Whether the next block is read the same way. A name that an earlier one brings is refused. */
  isAlike(block: string): boolean {
    const prefix = this.#names.size === 0 ? '' : `var ${[...this.#names].join(',')}\n`;
    const statements = statementsOf(prefix + block)?.slice(prefix === '' ? 0 : 1);
    if (statements === undefined || !statements.every(({ type }) => moduleStatement.test(type))) return false;
    const breaks = [...block.matchAll(blankLine)];
    if (breaks.length > mostBreaks) return false;
    if (!breaks.every(({ index }) => isUnfinished(prefix + block.slice(0, index)))) return false;
    for (const statement of statements) {
      if (statement.type !== 'ImportDeclaration') continue;
      for (const { local } of statement.specifiers) this.#names.add(local.name);
    }
    return true;
  }
}

/** The statements of JavaScript with JSX; undefined for what does not parse. */
export function statementsOf(code: string) {
  try {
    return JsxParser.parse(code, options).body;
  } catch {
    return undefined;
  }
}

/** Whether code lacks nothing but what may follow. */
function isUnfinished(code: string): boolean {
  try {
    JsxParser.parse(code, options);
    return false;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return false;
    const raisedAt = 'raisedAt' in error ? Number(error.raisedAt) : 0;
    return raisedAt >= code.length || error.message.startsWith('Unterminated comment');
  }
}
