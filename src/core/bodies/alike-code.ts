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
/** Nothing, or one comment. */
const comment = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)?$/;
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

/** Whether code is an expression. Comments behind it count as none: they may contain a brace. */
function isExpression(code: string): boolean {
  try {
    const { end } = JsxParser.parseExpressionAt(code, 0, options);
    return code.slice(end).trim() === '' || /^\s*\//.test(code.slice(end));
  } catch {
    return false;
  }
}

/**
 * Whether the blocks of imports and exports of a page are read the same way: each is a whole module, and no name is brought
 * in twice.
 */
export function areAlikeModules(blocks: readonly string[]): boolean {
  return blocks.every(isModule) && (blocks.length < 2 || isModule(blocks.join('\n')));
}

function isModule(code: string): boolean {
  return statementsOf(code)?.every(({ type }) => moduleStatement.test(type)) === true;
}

/** The statements of JavaScript with JSX; undefined for what does not parse. */
export function statementsOf(code: string) {
  try {
    return JsxParser.parse(code, options).body;
  } catch {
    return undefined;
  }
}
