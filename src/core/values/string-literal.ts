/** Characters that end a line or a script in some readers of source code, and controls that editors hide. */
const unsafe = /<(?=\/?script|!--)|[\u007f-\u009f\u2028\u2029]/gi;

/** A string literal of JavaScript with double quotes: on one line, also inside a `<script>`. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(unsafe, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The same with single quotes, as configuration files of generators have them. */
export function singleQuotedLiteral(text: string): string {
  const inner = stringLiteral(text).slice(1, -1);
  return `'${inner.replace(/\\.|'/g, (part) => (part === '\\"' ? '"' : part === "'" ? "\\'" : part))}'`;
}
