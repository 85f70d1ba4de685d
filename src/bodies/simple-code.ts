/*
 * JavaScript that every parser reads alike: native parsers are more tolerant than acorn, which remark uses. What is
 * not plainly one of these is left to remark. Template strings are without substitutions.
 */
const text = String.raw`(?:"[^"\\\r\n]*"|'[^'\\\r\n]*'|${'`[^`\\\\$]*`'})`;
const number = String.raw`-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?`;
const word = String.raw`(?!(?:let|static|yield|await|async|enum|implements|interface|package|private|protected|public|arguments|eval|super|new|this|import|delete|typeof|void|in|of|instanceof|class|function|return|var|const|if|else|for|while|do|switch|case|default|break|continue|try|catch|finally|throw|with|debugger|export|extends|using)\b)[A-Za-z_$][\w$]{0,60}`;
const value = String.raw`(?:${text}|${number}|${word}(?:\.[A-Za-z_$][\w$]{0,60}){0,8})`;
const list = String.raw`\[\s*(?:${value}\s*(?:,\s*${value}\s*){0,200}(?:,\s*)?)?\]`;
const member = String.raw`(?!__proto__)(?:${word}|"(?!__proto__)[^"\\\r\n]*"|'(?!__proto__)[^'\\\r\n]*')\s*:\s*(?:${value}|${list})`;
const record = String.raw`\{\s*(?:${member}\s*(?:,\s*${member}\s*){0,100}(?:,\s*)?)?\}`;

const expression = new RegExp(String.raw`^\s*(?:${value}|${list}|${record})\s*$`);
const comment = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)?$/;
const spread = new RegExp(String.raw`^\s*\.\.\.${word}(?:\.[A-Za-z_$][\w$]{0,60}){0,8}\s*$`);
const brought = String.raw`${word}(?:\s+as\s+${word})?`;
const names = String.raw`\{\s*${brought}\s*(?:,\s*${brought}\s*){0,50}(?:,\s*)?\}`;
const importLine = new RegExp(
  String.raw`^import\s+(?:${word}|${names}|\*\s+as\s+${word})\s+from\s+(?:"[^"\\\r\n]*"|'[^'\\\r\n]*')[ \t]*;?[ \t]*$`,
);

/** Whether the content of braces in text is code that every parser reads alike: a comment, nothing, or a plain value. */
export function isSimpleExpression(code: string): boolean {
  return comment.test(code) || expression.test(code);
}

/** The same of the braces of an attribute, which cannot be empty. */
export function isSimpleValue(code: string): boolean {
  return expression.test(code);
}

export function isSimpleSpread(code: string): boolean {
  return spread.test(code);
}

/** Whether a line is a plain import. */
export function isSimpleImport(line: string): boolean {
  return importLine.test(line);
}

/** The names that a plain import brings. */
export function boundNames(line: string): string[] {
  const clause = line.slice(
    'import'.length,
    line.lastIndexOf(' from ') === -1 ? undefined : line.lastIndexOf(' from '),
  );
  return clause.replace(/[\w$*]+\s+as\s+/g, '').match(/[\w$]+/g) ?? [];
}
