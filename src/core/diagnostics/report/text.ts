/** Characters that move the cursor, hide text, change its direction or end a line, including C1 controls. */
const unsafeChars = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Escapes text for a terminal: unsafe characters become visible symbols. */
export function escapeControls(text: string): string {
  return text.replace(unsafeChars, (char) => {
    const code = char.charCodeAt(0);
    if (char === '\t') return '  ';
    return code < 0x20
      ? String.fromCodePoint(0x2400 + code)
      : `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

export function escapeControlsInLines(text: string): string {
  return text.split('\n').map(escapeControls).join('\n');
}

/** Escapes JSON for a terminal and for the log of GitHub Actions. The parsed value stays the same. */
export function escapeControlsInJson(json: string): string {
  return json
    .replace(unsafeChars, (char) => (char === '\n' ? char : unicodeEscape(char)))
    .replace(commandPrefixEnd, unicodeEscape);
}

function unicodeEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * Matches invisible characters inside a command prefix. GitHub's runner ignores them, because its string comparison is
 * culture-sensitive.
 */
const ignorableChars = String.raw`(?:[\p{Cf}\p{DI}]|[^\P{Cc}\n\r])*`;

/**
 * Matches the last character of a command prefix of GitHub's runner. A prefix is `::` at the start of a line, with or
 * without leading white space, or `##[` anywhere.
 *
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
const commandPrefixEnd = new RegExp(
  String.raw`:(?<=(?<![^\n\r])[\s\p{Cc}\p{Cf}\p{DI}]*:${ignorableChars}:)|\[(?<=#${ignorableChars}#${ignorableChars}\[)`,
  'gu',
);

/** Inserts spaces so that GitHub's runner doesn't execute commands in a text: `: :stop-commands::`, `## [error]`. */
export function escapeRunnerCommands(text: string): string {
  return text.replace(commandPrefixEnd, ' $&');
}

export function formatSafeJson(value: unknown): string {
  return escapeControlsInJson(JSON.stringify(value, undefined, 2));
}

/** Escapes untrusted text for one line of Markdown, including table cells. */
export function escapeMarkdown(text: string): string {
  return escapeControls(text.replace(/\s+/g, ' ')).replace(/[\\`*_[\]<>|#!&~]/g, '\\$&');
}

/** Characters of two columns: East Asian Width `W` and `F`, and emoji. */
const wideChar =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Extended_Pictographic}/u;
/** Characters without a column, such as combining accents and variation selectors. */
const zeroWidthChar = /[\p{Mn}\p{Me}\u200b-\u200d\u2060\ufeff]/u;

export function displayWidth(text: string): number {
  let columns = 0;
  for (const char of text) {
    if (!zeroWidthChar.test(char)) columns += wideChar.test(char) ? 2 : 1;
  }
  return columns;
}

/**
 * Formats rows as a table. The first column is left-aligned, all others are right-aligned.
 *
 * @param isLastColumnLeftAligned Whether the last column is left-aligned, too.
 */
export function alignColumns(rows: readonly (readonly string[])[], isLastColumnLeftAligned = false): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))));
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const padding = ' '.repeat((widths[column] ?? 0) - displayWidth(cell));
      return column === 0 || (isLastColumnLeftAligned && column === row.length - 1) ? cell + padding : padding + cell;
    });
    return cells.join('  ').trimEnd();
  });
}

const minWrapWidth = 40;

/**
 * Wraps text at spaces. A word longer than a line gets its own line.
 *
 * @param width Terminal width; `undefined` disables wrapping.
 * @param firstPrefix Prefix of the first line.
 * @param indent Width of the first prefix in columns. All further lines are indented by this width.
 */
export function wrapText(text: string, width: number | undefined, firstPrefix: string, indent: number): string[] {
  if (width === undefined || width < minWrapWidth) return [firstPrefix + text];
  const lines: string[] = [];
  let [line, columns] = ['', indent];
  for (const word of text.split(' ')) {
    const wordColumns = displayWidth(word);
    if (line !== '' && columns + 1 + wordColumns > width) {
      lines.push(line);
      [line, columns] = [word, indent + wordColumns];
    } else {
      columns += wordColumns + (line === '' ? 0 : 1);
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].map((item, index) => (index === 0 ? firstPrefix : ' '.repeat(indent)) + item);
}

/** Examples: `1 error`, `2 errors`, `2 addresses`. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}
