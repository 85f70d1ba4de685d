/** What moves the cursor, hides words, turns their direction or ends a line: also in the C1 set and beyond. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Text made safe for a terminal: what could move the cursor, hide words or turn them round becomes visible. */
export function printable(text: string): string {
  return text.replace(unsafe, (unit) => {
    const code = unit.codePointAt(0) as number;
    if (unit === '\t') return '  ';
    return code < 0x20
      ? String.fromCodePoint(0x2400 + code)
      : `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

/** The same for a text of several lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** JSON made safe for a terminal, its values the same. */
export function printableJson(json: string): string {
  return json.replace(unsafe, (unit) =>
    unit === '\n' ? unit : `\\u${(unit.codePointAt(0) as number).toString(16).padStart(4, '0')}`,
  );
}

/** Words of strangers for one line of Markdown, a cell of a table too: none of them is markup. */
export function escapeMarkdown(text: string): string {
  return printable(text.replace(/\s+/g, ' ')).replace(/[\\`*_[\]<>|#!&~]/g, '\\$&');
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** Columns that a text takes in a terminal. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += wide.test(character) ? 2 : 1;
  return columns;
}

/** `1 error`, `2 errors`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
