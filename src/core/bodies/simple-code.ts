/*
 * JavaScript that every parser reads alike: native parsers are more tolerant than acorn, which remark uses. What is
 * not plainly one of these is shown to acorn.
 */

/** Words that are no names, or not everywhere. */
const reserved = new Set(
  (
    'let static yield await async enum implements interface package private protected public arguments eval super new ' +
    'this import delete typeof void in of instanceof class function return var const if else for while do switch case ' +
    'default break continue try catch finally throw with debugger export extends using'
  ).split(' '),
);

/** A string without escapes, a template without substitutions, a number, or a name with its members. */
const value =
  /^\s*(?:"[^"\\\r\n]*"|'[^'\\\r\n]*'|`[^`\\$]*`|-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?|([A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*)*)\s*$/;
const comment = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)?$/;
const spread = /^\s*\.\.\.([A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*)*\s*$/;
const importLine =
  /^import\s+([A-Za-z_$][\w$]*|\*\s+as\s+[A-Za-z_$][\w$]*|\{[\w$\s,]*\})\s+from\s+(?:"[^"\\\r\n]*"|'[^'\\\r\n]*')[ \t]*;?[ \t]*$/;
const broughtName = /^\s*(?:([A-Za-z_$][\w$]*)\s+as\s+)?([A-Za-z_$][\w$]*)\s*$/;

/** Whether the content of braces in text is code that every parser reads alike: a comment, nothing, or a plain value. */
export function isSimpleExpression(code: string): boolean {
  return comment.test(code) || isSimpleValue(code);
}

/** The same of the braces of an attribute, which cannot be empty. */
export function isSimpleValue(code: string): boolean {
  const match = value.exec(code);
  return match !== null && isName(match[1]);
}

export function isSimpleSpread(code: string): boolean {
  const match = spread.exec(code);
  return match !== null && isName(match[1]);
}

/** Undefined counts as one. */
function isName(word: string | undefined): boolean {
  return word === undefined || !reserved.has(word);
}

/** The names that a line brings if it is a plain import, else undefined. */
export function namesOfImport(line: string): readonly string[] | undefined {
  const clause = importLine.exec(line)?.[1];
  if (clause === undefined) return undefined;
  const names: string[] = [];
  for (const part of partsOf(clause)) {
    const match = broughtName.exec(part);
    if (match === null || !isName(match[1]) || !isName(match[2])) return undefined;
    names.push(match[2] as string);
  }
  return names;
}

/** What a clause brings, each with the name that it has there. */
function partsOf(clause: string): readonly string[] {
  if (clause.startsWith('*')) return [clause.replace(/^\*\s+as\s+/, '')];
  if (!clause.startsWith('{')) return [clause];
  const parts = clause.slice(1, -1).split(',');
  return parts.at(-1)?.trim() === '' ? parts.slice(0, -1) : parts;
}
