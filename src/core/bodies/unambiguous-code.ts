import { type Options, Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { maxBracesTried } from '../values/limits.ts';

/*
 * Checks that braces, and blocks of imports and exports, end at the same offset in remark and in the native parser. At
 * every closing brace and every blank line, remark asks acorn whether the code so far is valid JavaScript.
 */

const JsxParser = Parser.extend(jsx());
const acornOptions: Options = { ecmaVersion: 2024, sourceType: 'module' };
const commentOnly = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)?$/;
const moduleStatement = /^(?:Import|Export(?:All|Default|Named))Declaration$/;

export function isUnambiguousExpression(code: string): boolean {
  return commentOnly.test(code) || isUnambiguousValue(code);
}

/**
 * True if code is one expression, and no prefix of it that ends before a `}` is an expression too.
 *
 * @param code Content of the braces of an attribute value, which can't be empty.
 */
export function isUnambiguousValue(code: string): boolean {
  if (!isExpression(code)) return false;
  let at = code.indexOf('}');
  for (let count = 0; at !== -1; count++) {
    const prefix = code.slice(0, at);
    if (count === maxBracesTried || /^\s*(?:$|\/[/*])/.test(prefix) || isExpression(prefix)) return false;
    at = code.indexOf('}', at + 1);
  }
  return true;
}

/** True for one expression, which a comment may follow. The comment may be incomplete: its end is not checked. */
function isExpression(code: string): boolean {
  try {
    const { end } = JsxParser.parseExpressionAt(code, 0, acornOptions);
    return code.slice(end).trim() === '' || /^\s*\//.test(code.slice(end));
  } catch {
    return false;
  }
}

/**
 * True if both parsers read the import and export blocks of a page the same way: each block is a complete module, and
 * no name is imported twice.
 */
export function canJoinModules(blocks: readonly string[]): boolean {
  return blocks.every(isModule) && (blocks.length < 2 || isModule(blocks.join('\n')));
}

function isModule(code: string): boolean {
  return parseStatements(code)?.every(({ type }) => moduleStatement.test(type)) === true;
}

export function parseStatements(code: string) {
  try {
    return JsxParser.parse(code, acornOptions).body;
  } catch {
    return undefined;
  }
}
