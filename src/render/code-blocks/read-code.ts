import type { CodeBlock } from '../theme.ts';
import { readInfo } from './read-info.ts';

/**
 * Parses a code block: the info string, and the line markers in the text.
 *
 * @param info Info string of the fence: language, title and options.
 * @param text Code without the final line break.
 * @param isGrouped True in a code group or an example.
 */
export function readCode(info: string, text: string, isGrouped = false): CodeBlock {
  const { diff, ...rest } = readInfo(info);
  const marked = diff && rest.language !== 'diff' ? readDiffMarkers(text) : readNotations(text);
  const count = marked.text.split('\n').length;
  return {
    ...rest,
    text: marked.text,
    highlight: sortedLines(rest.highlight, marked.highlight),
    focus: sortedLines(rest.focus, marked.focus),
    added: sortedLines(marked.added),
    removed: sortedLines(marked.removed),
    isGrouped,
  };

  function sortedLines(...lists: readonly (readonly number[])[]): readonly number[] {
    return [...new Set(lists.flat())].filter((line) => line <= count).sort((a, b) => a - b);
  }
}

type Marked = Pick<CodeBlock, 'text' | 'highlight' | 'focus' | 'added' | 'removed'>;

/** Matches `// [!code ++]`, `# [!code highlight:3]` or `<!-- [!code focus] -->` at the end of a line. */
const notation = /\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*\[!code ([a-z+-]+)(?::(\d+))?\]\s*(?:\*\/\}?|-->)?[ \t]*$/;

type Meaning = 'highlight' | 'focus' | 'added' | 'removed';
const meanings: ReadonlyMap<string, Meaning> = new Map(
  Object.entries<Meaning>({
    '++': 'added',
    add: 'added',
    '--': 'removed',
    remove: 'removed',
    highlight: 'highlight',
    hl: 'highlight',
    warning: 'highlight',
    error: 'highlight',
    focus: 'focus',
  }),
);

/** Reads the `[!code …]` markers in a text, and removes them from it. */
function readNotations(text: string): Marked {
  const marks: Record<Meaning, number[]> = { highlight: [], focus: [], added: [], removed: [] };
  if (!text.includes('[!code ')) return { text, ...marks };
  const keptLines: string[] = [];
  for (const line of text.split('\n')) {
    const match = notation.exec(line);
    const meaning = meanings.get(match?.[1] ?? '');
    if (match === null || meaning === undefined) {
      keptLines.push(line);
      continue;
    }
    const rest = line.slice(0, match.index);
    // A marker on a separate line applies to the lines after it.
    if (rest.trim() !== '') keptLines.push(rest);
    const first = rest.trim() === '' ? keptLines.length + 1 : keptLines.length;
    for (let line = first; line < first + Math.min(Number(match[2] ?? 1), 10_000); line += 1) marks[meaning].push(line);
  }
  return { text: keptLines.join('\n'), ...marks };
}

/** Reads the leading `+` and `-` of added and removed lines, and removes them from the text. */
function readDiffMarkers(text: string): Marked {
  const added: number[] = [];
  const removed: number[] = [];
  const lines = text.split('\n').map((line, index) => {
    const char = line.charAt(0);
    if (char === '+') added.push(index + 1);
    else if (char === '-') removed.push(index + 1);
    return char === '+' || char === '-' ? line.slice(1).replace(/^ (?=\S)/, '') : line;
  });
  return { text: lines.join('\n'), highlight: [], focus: [], added, removed };
}
