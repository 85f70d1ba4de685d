/** What moves the cursor, hides words, turns their direction or ends a line: also in the C1 set and beyond. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Text made safe for a terminal: what could move the cursor, hide words or turn them round becomes visible. */
export function printable(text: string): string {
  return text.replace(unsafe, (unit) => {
    const code = unit.charCodeAt(0);
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

/** JSON made safe for a terminal and for the log of GitHub Actions, its values the same. */
export function printableJson(json: string): string {
  return json
    .replace(unsafe, (unit) => (unit === '\n' ? unit : unicodeEscape(unit)))
    .replace(endOfCommandPrefix, unicodeEscape);
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Characters without a width: the runner compares texts by culture, which ignores them. */
const ignorable = String.raw`(?:[\p{Cf}\p{DI}]|[^\P{Cc}\n\r])*`;

/**
 * The last character of what starts a command of GitHub's runner: `::` at the start of a line, after blanks too, and `##[`
 * anywhere.
 *
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
const endOfCommandPrefix = new RegExp(
  String.raw`:(?<=(?<![^\n\r])[\s\p{Cc}\p{Cf}\p{DI}]*:${ignorable}:)|\[(?<=#${ignorable}#${ignorable}\[)`,
  'gu',
);

/** Text without commands for GitHub's runner: a space breaks each, as in `: :stop-commands::` and `## [error]`. */
export function withoutRunnerCommands(text: string): string {
  return text.replace(endOfCommandPrefix, ' $&');
}

/** A value as JSON for people and programs, safe for a terminal. */
export function printableValue(value: unknown): string {
  return printableJson(JSON.stringify(value, undefined, 2));
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

/**
 * Rows as lines, their cells below each other: those of the first column to the left, all others to the right.
 *
 * @param isLastLeft Those of the last column to the left too.
 */
export function aligned(rows: readonly (readonly string[])[], isLastLeft = false): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => columnsOf(row[column] ?? ''))));
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const space = ' '.repeat((widths[column] ?? 0) - columnsOf(cell));
      return column === 0 || (isLastLeft && column === row.length - 1) ? cell + space : space + cell;
    });
    return cells.join('  ').trimEnd();
  });
}

/** A terminal too narrow for words to be kept whole beside an indentation. */
const narrow = 40;

/**
 * A text in lines that fit a terminal, each word whole: nothing is cut, and what is longer than a line stands alone on
 * one.
 *
 * @param width Columns of the terminal; undefined for one line, however long.
 * @param first What is before the first line, and its columns.
 * @param hang Columns before every further line.
 */
export function wrap(text: string, width: number | undefined, first: string, hang: number): string[] {
  if (width === undefined || width < narrow) return [first + text];
  const lines: string[] = [];
  let [line, columns] = ['', hang];
  for (const word of text.split(' ')) {
    const own = columnsOf(word);
    if (line !== '' && columns + 1 + own > width) {
      lines.push(line);
      [line, columns] = [word, hang + own];
    } else {
      columns += own + (line === '' ? 0 : 1);
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].map((one, index) => (index === 0 ? first : ' '.repeat(hang)) + one);
}

/** `1 error`, `2 errors`, `2 addresses`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}
