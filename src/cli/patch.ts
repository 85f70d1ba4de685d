import { createTwoFilesPatch, diffWordsWithSpace } from 'diff';
import { type Colors, createColors, escapeControls } from '../core/diagnostics.ts';

/**
 * Formats a change as a unified diff with three lines of context. With color, words that changed within a line are bold
 * and underlined.
 */
export function formatPatch(name: string, before: string, after: string): string {
  const colors = createColors();
  const patch = createTwoFilesPatch(name, name, before, after, '', '', { context: 3 });
  // The diff library prints a separator line first.
  const lines = patch.slice(patch.indexOf('--- ')).trimEnd().split('\n');
  const pairedLines = pairChangedLines(lines);
  return lines.map((line, index) => colorLine(line, pairedLines[index], colors)).join('\n');
}

/** Pairs removed with added lines, in order, in each block that has the same number of removed and added lines. */
function pairChangedLines(lines: readonly string[]): readonly (string | undefined)[] {
  const pairedLines: (string | undefined)[] = lines.map(() => undefined);
  for (let start = 0; start < lines.length; start++) {
    let end = start;
    while (/^[-+]/.test(lines[end] ?? '')) end++;
    const pairCount = (end - start) / 2;
    if (lines.slice(start, end).filter((line) => line.startsWith('-')).length === pairCount) {
      for (let index = start; index < start + pairCount; index++)
        [pairedLines[index], pairedLines[index + pairCount]] = [lines[index + pairCount], lines[index]];
    }
    start = end;
  }
  return pairedLines;
}

function colorLine(line: string, pairedLine: string | undefined, colors: Colors): string {
  const { bold, cyan, green, red, underline } = colors;
  // Both header lines end with a tab, after which the diff library writes a date.
  if (line.startsWith('--- ') || line.startsWith('+++ ')) return bold(escapeControls(line.trimEnd()));
  const text = escapeControls(line.replace(/\r$/, ''));
  if (line.startsWith('@@')) return cyan(text);
  if (!/^[-+]/.test(line)) return text;
  const paint = line.startsWith('+') ? green : red;
  if (pairedLine === undefined) return paint(text);
  const words = diffWordsWithSpace(escapeControls(pairedLine.replace(/\r$/, '')).slice(1), text.slice(1));
  const lineWords = words.filter(({ removed }) => !removed);
  return paint(
    text.slice(0, 1) + lineWords.map(({ added, value }) => (added ? bold(underline(value)) : value)).join(''),
  );
}
